// The tutorial's steps fit together, and each is said in every language.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages, messagesOf } from '../../../tools/words.ts';
import { layout } from '../../data/layout';
import { parseMove } from '../moves';
import { anchors } from '../rules';
import { chapters, isSame, stepAt, turnsIn, wantedIn } from './lessons';

const steps = chapters.flatMap((chapter) => chapter.steps);

describe('lessons', () => {
  it('have steps with names of their own that follow each other', () => {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const chapter of chapters) {
      expect(chapter.steps[0]!.at).toBe(chapter.start);
      chapter.steps.slice(1).forEach((step, i) => expect(step.at).toBe(chapter.steps[i]!.to));
    }
  });

  it('point out places and rules that there are', () => {
    for (const step of steps) {
      for (const place of step.show) expect(layout.places).toHaveProperty(place);
      if (step.rule) expect(anchors).toContain(step.rule);
    }
  });

  it('let the player make every kind of move, over links of every price', () => {
    const moves = steps.filter((step) => step.kind === 'play').flatMap(wantedIn);
    expect(new Set(moves.map((move) => move.kind))).toEqual(new Set(['expand', 'again', 'grow', 'double', 'cash']));
    expect(new Set(moves.flatMap((move) => (move.price === null ? [] : [move.price])))).toEqual(
      new Set([0, 1, 3, 5, 8]),
    );
  });

  it('play a turn in one step, and whole turns of the others', () => {
    for (const step of steps) {
      if (step.kind === 'tell') expect(step.to).toBe(step.at);
      else expect(turnsIn(step).every((turn) => turn.at(-1) === 'end')).toBe(true);
      if (step.kind === 'play') expect(turnsIn(step)).toHaveLength(1);
    }
  });

  it('go on at the remembered step if the game stands there, and find the right one otherwise', () => {
    const first = chapters[0]!;
    const at = (id: string) => first.steps.findIndex((step) => step.id === id);
    expect(stepAt(first, 0, at('income'))).toBe(at('income'));
    expect(stepAt(first, 2, at('income'))).toBe(at('opened'));
    expect(stepAt(first, 0, at('opened'))).toBe(at('welcome'));
    expect(stepAt(first, 4, at('others'))).toBe(at('others'));
    expect(stepAt(first, 6, at('others'))).toBe(at('others'));
    expect(stepAt(first, 20, -1)).toBe(at('majority'));
  });

  it('take either order of two expansions', () => {
    expect(isSame(parseMove('expand phoenix $1'), parseMove('again phoenix $1'))).toBe(true);
    expect(isSame(parseMove('expand phoenix $1'), parseMove('expand phoenix $5'))).toBe(false);
    expect(isSame(parseMove('grow phoenix'), parseMove('double phoenix'))).toBe(false);
  });
});

describe.each(languages())('the tutorial in %s', (language) => {
  it('says a title and a text for each step', () => {
    const ids = new FluentResource(messagesOf(language, 'learn')).body.map((message) => message.id);
    const wanted = steps.flatMap((step) => [`learn-step-${step.id}`, `learn-step-${step.id}-title`]);
    expect(ids.filter((id) => id.startsWith('learn-step-')).sort()).toEqual(wanted.sort());
    for (const chapter of chapters) expect(ids).toContain(`learn-chapter-${chapter.id}`);
  });
});
