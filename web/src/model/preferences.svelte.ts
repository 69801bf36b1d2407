// Light or dark, movement or not.

import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../browser/remembered';

type Theme = 'light' | 'dark';

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

class Preferences {
  theme = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? 'light');
  motion = $state(recall('motion') !== 'off');

  /** Whether things may move: neither the menu nor the machine's settings ask for less motion. */
  get moves(): boolean {
    return this.motion && !reduced.current;
  }

  toggleTheme(): void {
    this.theme = this.theme === 'light' ? 'dark' : 'light';
    document.documentElement.dataset.theme = this.theme;
    remember('theme', this.theme);
  }

  toggleMotion(): void {
    this.motion = !this.motion;
    remember('motion', this.motion ? 'on' : 'off');
    document.documentElement.classList.toggle('calm', !this.motion);
  }
}

export const preferences = new Preferences();
document.documentElement.classList.toggle('calm', !preferences.motion);
