// Every place of the game that links to the rules finds its paragraph, with words in every language.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, messagesOf } from '../../tools/words.ts';
import {
  FOCUS,
  PANELS,
  PHASES,
  REASONS,
  TOLD_IN,
  anchors,
  chapters,
  paragraphsOf,
  placeOf,
  ruleOf,
} from '../model/rules';
import { PICTURES, TABLES } from './illustrations';
import { picture, pictureNames } from './pictures';
import { blocksOf } from './prose';

describe('anchors', () => {
  it('are given once each', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('exist for every reason that the engine gives, every phase and every panel', () => {
    const source = readFileSync(
      fileURLToPath(new URL('../../../src/franchise/game/reasons.py', import.meta.url)),
      'utf8',
    );
    const ids = [...source.matchAll(/ id: Literal\["(\w+)"\]/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(REASONS).sort()).toEqual(ids.sort());
    for (const anchor of [
      ...Object.values(REASONS),
      ...Object.values(PHASES),
      ...Object.values(PANELS),
      ...Object.values(FOCUS),
    ])
      expect(anchors).toContain(anchor);
  });

  it('lead a rule that shares a paragraph with others to that one', () => {
    for (const [rule, paragraph] of Object.entries(TOLD_IN)) {
      expect(anchors).not.toContain(rule);
      expect(anchors).toContain(paragraph);
      expect(placeOf(rule)).toBe(paragraph);
    }
    for (const anchor of anchors) expect(placeOf(anchor)).toBe(anchor);
  });

  it('lead a move that comes too early to what the game waits for', () => {
    expect(ruleOf({ id: 'wrong_phase', phase: 'lay_regions' })).toBe('expert-laying');
    expect(ruleOf({ id: 'wrong_phase', phase: 'move_boom' })).toBe('boom-moving');
    expect(ruleOf({ id: 'wrong_phase', phase: 'increase' })).toBe('phases');
    expect(ruleOf({ id: 'first_turn' })).toBe('bonus-use');
  });
});

describe.each(languages())('the rules in %s', (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(messagesOf(language, 'rules')));
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', {}, []);

  it('have a title for each chapter, and a title and a text for each paragraph', () => {
    for (const chapter of chapters) {
      expect(said(`rules-${chapter}`), chapter).not.toBe('');
      for (const paragraph of paragraphsOf(chapter)) {
        expect(said(`rules-${paragraph}-title`), paragraph).not.toBe('');
        expect(blocksOf(said(`rules-${paragraph}`)).length, paragraph).toBeGreaterThan(0);
      }
    }
  });

  it('say with each picture only what the picture knows', () => {
    for (const name of pictureNames) {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(`rules-picture-${name}`)?.value;
      expect(pattern, name).toBeTruthy();
      bundle.formatPattern(pattern!, picture(name).says, errors);
      expect(errors, name).toEqual([]);
    }
  });

  it('close what they set in bold', () => {
    for (const paragraph of chapters.flatMap(paragraphsOf))
      expect((said(`rules-${paragraph}`).split('**').length - 1) % 2, paragraph).toBe(0);
  });
});

describe('pictures', () => {
  it('stand with a paragraph, each once', () => {
    expect(Object.values(PICTURES).flat().sort()).toEqual([...pictureNames].sort());
    for (const paragraph of [...Object.keys(PICTURES), ...Object.keys(TABLES)]) expect(anchors).toContain(paragraph);
  });

  it('show what their captions tell', () => {
    const city = (name: 'majority-after' | 'city', id: string) =>
      picture(name).view.places.find((place) => place.id === id)!;
    expect(city('majority-after', 'phoenix').scored).toBe(true);
    const { says } = picture('city');
    expect(city('city', 'washington').empty_spaces).toBe(says.empty);
    expect(picture('expansion').links.size).toBe(1);
  });
});

describe('prose', () => {
  it('tells paragraphs from items, and bold from plain', () => {
    expect(blocksOf('One **two** three\n- four\n- five')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'One ', bold: false },
            { text: 'two', bold: true },
            { text: ' three', bold: false },
          ],
        ],
      },
      { kind: 'list', lines: [[{ text: 'four', bold: false }], [{ text: 'five', bold: false }]] },
    ]);
  });
});
