// Speaks one language: the messages shared with the Python side, in Fluent.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import loaders, { topics } from 'virtual:words';
import { recall, remember } from '../browser/remembered';
import { regionTile, type RegionTile } from '../data/region-tiles';
import { argumentsOf, hyphens, type Arguments, type Speaker } from './arguments';

/** So many sentences are kept; then it begins anew, as with a clock that says another one each second. */
const MOST_KEPT = 5000;

export const languages = Object.keys(loaders);
export type Topic = keyof typeof topics;

/** A language's name in itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function preferred(): string {
  const wanted = [recall('language') ?? '', ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((language) => languages.includes(language)) ?? 'en';
}

class Words implements Speaker {
  language = $state('en');
  private bundle = $state.raw(new FluentBundle('en'));
  /** What was said in this language: with every planned move most sentences are asked for again. */
  private said = $state.raw(new Map<string, string>());
  /** Made once for each language: making them takes as long as saying dozens of sentences. */
  private readonly lists = $derived(new Intl.ListFormat(this.language, { type: 'conjunction' }));
  private readonly choices = $derived(new Intl.ListFormat(this.language, { type: 'disjunction' }));
  private readonly topics = new Set<Topic>();

  /** Load the remembered language, or the browser's. */
  start(): Promise<void> {
    return this.speak(preferred());
  }

  async speak(language: string): Promise<void> {
    const wanted = [loaders, ...[...this.topics].map((topic) => topics[topic])].map((all) => all[language]);
    const parts = await Promise.all(
      wanted.map((loader) => {
        if (!loader) throw new Error(`no messages for ${language}`);
        return loader();
      }),
    );
    this.use(language, parts.map((part) => part.default).join('\n'));
  }

  /** Fetch the messages of a topic, in this language and in every later one. */
  async read(topic: Topic): Promise<void> {
    if (this.topics.has(topic)) return;
    this.topics.add(topic);
    try {
      await this.speak(this.language);
    } catch (problem) {
      this.topics.delete(topic);
      throw problem;
    }
  }

  /** Switch to a language, and remember it. */
  async choose(language: string): Promise<void> {
    remember('language', language);
    await this.speak(language);
  }

  use(language: string, messages: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(messages));
    if (errors.length) throw errors[0];
    this.bundle = bundle;
    this.said = new Map();
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, given?: Arguments): string {
    return given ? this.once(`${id} ${JSON.stringify(given)}`, () => this.format(id, given)) : this.format(id, {});
  }

  private format(id: string, given: Arguments): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.language}`);
      return id;
    }
    return this.bundle.formatPattern(pattern, given, []);
  }

  /** Make a sentence, unless it was made before. */
  private once(key: string, make: () => string): string {
    let said = this.said.get(key);
    if (said === undefined) {
      said = make();
      if (this.said.size >= MOST_KEPT) this.said.clear();
      this.said.set(key, said);
    }
    return said;
  }

  region(id: string): string {
    return this.say(`region-${hyphens(id)}`);
  }

  /** Whether a region tile is one of the printed ones, which are named after their regions. */
  isPrinted(tile: string): boolean {
    return this.has(`region-${hyphens(tile)}`);
  }

  /** A region tile: a printed one after its region, any other by what it is worth. */
  tile(id: string): string {
    if (this.isPrinted(id)) return this.region(id);
    return this.told(id);
  }

  /** A region tile by what it is worth, a new one with what it is. */
  told(id: string): string {
    const tile = regionTile(id);
    if (!tile) return id;
    const values = this.worthOf(tile);
    return this.isPrinted(id) ? values : this.say('tile-additional', { kind: tile.kind, values });
  }

  /** What a rank of a region tile is worth. */
  worth(kind: string, value: number): string {
    if (kind === 'dollars') return this.dollars(value);
    return kind === 'number' && value > 0 ? `+${value}` : String(value).replace('-', '−');
  }

  /** All a region tile is worth: "7 · 6 · 1". */
  worthOf({ kind, first, second, third }: RegionTile): string {
    return [first, second, third].map((value) => this.worth(kind, value)).join('\u00a0·\u00a0');
  }

  milestone(id: string): string {
    return this.say(`milestone-${hyphens(id)}`);
  }

  bot(code: string): string {
    return this.say(`bot-${hyphens(code)}`);
  }

  /** Say a reason, a layout's problem, an event or an advice with its own fields as arguments. */
  thing(
    kind: 'reason' | 'layout' | 'event' | 'advice',
    id: string,
    fields: object,
    players: readonly string[] = [],
  ): string {
    return this.once(`${kind} ${JSON.stringify([id, fields, players])}`, () =>
      this.format(`${kind}-${hyphens(id)}`, argumentsOf(fields, players, this)),
    );
  }

  /** Say a reason as a sentence; where it is a part of one, it begins small. */
  reason(reason: { id: string }): string {
    return this.once(`sentence ${JSON.stringify(reason)}`, () => {
      const said = this.thing('reason', reason.id, reason);
      return said.charAt(0).toLocaleUpperCase(this.language) + said.slice(1);
    });
  }

  event(event: { type: string }, players: readonly string[]): string {
    return this.thing('event', event.type, event, players);
  }

  advice(advice: { id: string }, players: readonly string[]): string {
    return this.thing('advice', advice.id, advice, players);
  }

  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** One of several: "Omaha or Denver". */
  either(items: readonly string[]): string {
    return this.choices.format(items);
  }

  dollars(amount: number): string {
    return this.say('dollars', { amount });
  }
}

export const words = new Words();
