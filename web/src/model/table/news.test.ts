import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { News } from '../../api/game';
import { words } from '../../words/words.svelte';
import type { TurnEntry } from './log';
import { isToBeTold, newsText, withNews } from './news';

const turn = (moves: number): TurnEntry => ({ turn: moves, seat: 0, moves, phrases: [], events: [] });
const news = (number: number, moves: number, given: Partial<News> = {}): News => ({
  number,
  kind: 'resigned',
  identity: 'bob',
  name: 'Bob',
  by: null,
  how: null,
  minutes: null,
  moves,
  at: 0,
  ...given,
});
const order = (entries: TurnEntry[], told: News[]) =>
  withNews(entries, told).map(({ entry, news: one }) => (entry ? `turn ${entry.moves}` : `news ${one!.number}`));

describe('news of a table', () => {
  it('stand after the turn that they followed', () => {
    expect(order([turn(2), turn(5)], [news(1, 0), news(2, 2), news(3, 5)])).toEqual([
      'news 1',
      'turn 2',
      'news 2',
      'turn 5',
      'news 3',
    ]);
  });

  it('of turns that were taken back stand where the game went on', () => {
    expect(order([turn(2), turn(5), turn(9)], [news(1, 9), news(2, 2)])).toEqual([
      'turn 2',
      'news 1',
      'news 2',
      'turn 5',
      'turn 9',
    ]);
  });

  it('are told at once to everybody but the one who did it', () => {
    expect(isToBeTold(news(1, 0), 'ann')).toBe(true);
    expect(isToBeTold(news(1, 0), null)).toBe(true);
    expect(isToBeTold(news(1, 0), 'bob')).toBe(false);
    expect(isToBeTold(news(1, 0, { identity: null, kind: 'time_up' }), null)).toBe(true);
  });

  it('that come with a question of their own are only listed', () => {
    expect(isToBeTold(news(1, 0, { kind: 'undo_asked' }), 'ann')).toBe(false);
  });

  it('have words', () => {
    words.use('en', messagesOf('en'));
    expect(newsText(news(1, 0))).toBe('Bob has resigned. A bot takes over.');
    expect(newsText(news(1, 0, { kind: 'bot_stands_in', how: 'turn' }))).toBe('A bot plays this turn for Bob.');
    expect(newsText(news(1, 0, { kind: 'sent_away', by: 'Ann' }))).toBe('Ann has removed Bob from the table.');
    expect(newsText(news(1, 0, { kind: 'turn_time_changed', minutes: 1440 }))).toBe(
      'From now on, a turn may take 1 day.',
    );
  });
});
