// The sounds of the game, made here from sines and a little noise: a vibraphone, a cash register, wood on a table.

export const SOUNDS = ['piece', 'city', 'region', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Quiet enough for a table at which people talk. */
const VOLUME = 0.3;
/** Seconds within which the same sound is not heard twice, as when several bots play at once. */
const APART = 0.15;
/** What counts as silence: a fading tone never comes to nothing by itself. */
const SILENCE = 0.0001;
const [G4, C5, E5, G5, A5, C6, D6, A6] = [392, 523.25, 659.26, 783.99, 880, 1046.5, 1174.66, 1760];

/** Where something is played, and when. */
interface Moment {
  context: BaseAudioContext;
  into: AudioNode;
  at: number;
}

const later = (moment: Moment, seconds: number): Moment => ({ ...moment, at: moment.at + seconds });

/** A way to be heard that begins at once and fades. */
function fading({ context, into, at }: Moment, loud: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  gain.connect(into);
  return gain;
}

function tone(moment: Moment, pitch: number, loud: number, length: number): OscillatorNode {
  const oscillator = moment.context.createOscillator();
  oscillator.frequency.setValueAtTime(pitch, moment.at);
  oscillator.connect(fading(moment, loud, length));
  oscillator.start(moment.at);
  oscillator.stop(moment.at + length);
  return oscillator;
}

/** A breath of noise around a pitch: a mallet, a drawer, a table top. */
function noise(moment: Moment, pitch: number, loud: number, length: number): void {
  const { context, at } = moment;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(moment, loud, length));
  source.start(at);
}

/** A bar of a vibraphone: it is tuned to sound two octaves higher as well, and a motor makes it sway. */
function bar(moment: Moment, pitch: number): void {
  const { context, into, at } = moment;
  const [sway, motor, depth] = [context.createGain(), context.createOscillator(), context.createGain()];
  motor.frequency.value = 5.5;
  depth.gain.value = 0.2;
  sway.gain.value = 0.8;
  motor.connect(depth).connect(sway.gain);
  sway.connect(into);
  motor.start(at);
  motor.stop(at + 1.3);
  const here = { ...moment, into: sway };
  tone(here, pitch, 0.5, 1.3);
  tone(here, pitch * 4, 0.07, 0.4);
  noise(here, pitch * 6, 0.08, 0.02);
}

/** The bell of a cash register, after its keys. */
function register(moment: Moment): void {
  noise(moment, 2200, 0.25, 0.05);
  const bell = later(moment, 0.07);
  tone(bell, A6, 0.22, 0.7);
  tone(bell, A6 * 2.76, 0.09, 0.35);
  tone(bell, A6 * 5.4, 0.03, 0.12);
}

const bars = (moment: Moment, pitches: readonly number[], apart: number) =>
  pitches.forEach((pitch, i) => bar(later(moment, i * apart), pitch));

const PLAY: Record<Sound, (moment: Moment) => void> = {
  piece: (moment) => {
    tone(moment, 340, 0.9, 0.16).frequency.exponentialRampToValueAtTime(190, moment.at + 0.08);
    noise(moment, 900, 0.5, 0.03);
  },
  city: register,
  region: (moment) => {
    register(moment);
    bars(later(moment, 0.14), [E5, G5, C6], 0.09);
  },
  turn: (moment) => bars(moment, [G4, C5], 0.16),
  end: (moment) => {
    bars(moment, [C5, E5, G5, A5, D6], 0.13);
    register(later(moment, 0.8));
  },
};

/** Plays one sound after the other, and rests in between: a device that plays silence gets warm. */
class Jukebox {
  private readonly context = new AudioContext();
  private readonly into = this.context.createDynamicsCompressor();
  private readonly heard = new Map<Sound, number>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const volume = this.context.createGain();
    volume.gain.value = VOLUME;
    this.into.connect(volume).connect(this.context.destination);
  }

  /** Play a sound after so many seconds, unless it has just been played. */
  play(sound: Sound, after: number): void {
    const at = this.context.currentTime + after;
    if (Math.abs(at - (this.heard.get(sound) ?? -Infinity)) < APART) return;
    this.heard.set(sound, at);
    clearTimeout(this.resting);
    // A browser that does not want to be loud refuses, and nothing is heard.
    this.context.resume().catch(() => undefined);
    PLAY[sound]({ context: this.context, into: this.into, at });
    this.resting = setTimeout(() => this.context.suspend().catch(() => undefined), (after + 3) * 1000);
  }
}

export const jukebox = new Jukebox();
