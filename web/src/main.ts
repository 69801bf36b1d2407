import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { notifications } from './model/notifications.svelte';
import { words } from './words/words.svelte';

await words.start();
notifications.start();
mount(App, { target: document.getElementById('app')! });
