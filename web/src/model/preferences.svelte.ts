// How somebody likes the game: light or dark, how fast things move, what is heard and felt, what is asked.

import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../browser/remembered';
import { motionFrom, rateOf, type Motion } from './motion';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const reduced = new MediaQuery('prefers-reduced-motion: reduce');
const isOn = (name: string) => recall(name) !== 'off';

class Preferences {
  theme = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? 'light');
  motion = $state<Motion>(motionFrom(recall('motion')));
  sound = $state(isOn('sound'));
  /** Whether a phone lets itself be felt. */
  touch = $state(isOn('touch'));
  /** Whether a plan that wastes something is asked about before it is played. */
  asks = $state(isOn('asks'));

  /** Whether things may move: neither the settings nor the machine's own ask for less motion. */
  get moves(): boolean {
    return this.motion !== 'off' && !reduced.current;
  }

  /** By how much faster than usual things move, and whatever waits for them. */
  get rate(): number {
    return rateOf(this.motion);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    remember('theme', theme);
  }

  toggleTheme(): void {
    this.chooseTheme(this.theme === 'light' ? 'dark' : 'light');
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    remember('motion', motion);
    this.dress();
  }

  /** Tell the style sheets: `calm` is without movement, `--pace` how long it takes compared with the usual. */
  dress(): void {
    const { classList, style } = document.documentElement;
    classList.toggle('calm', this.motion === 'off');
    style.setProperty('--pace', String(1 / this.rate));
  }

  toggle(name: 'sound' | 'touch' | 'asks'): void {
    this[name] = !this[name];
    remember(name, this[name] ? 'on' : 'off');
  }
}

export const preferences = new Preferences();
preferences.dress();
