import './styles/base.css';
import { mount } from 'svelte';
import { live } from './api/live.svelte';
import App from './App.svelte';
import { updates } from './browser/updates.svelte';
import { notifications } from './model/notifications.svelte';
import { words } from './words/words.svelte';

await words.start();
notifications.start();
mount(App, { target: document.getElementById('app')! });
updates.start();
// A server that was away may have come back as a later version.
live.listen({ back: () => updates.look() });
