import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../api/game';
import { cuesOf } from './cues';

const events = (...types: GameEvent['type'][]) => types.map((type) => ({ type }) as GameEvent);
const sounds = (types: GameEvent['type'][], yourTurn = false) =>
  cuesOf(events(...types), yourTurn).map((cue) => cue.sound);

describe('cues', () => {
  it('are none where nothing is heard', () => {
    expect(sounds(['income_taken', 'share_increased'])).toEqual([]);
  });

  it('have each sound once, however many pieces are set', () => {
    expect(sounds(['franchise_opened', 'franchise_opened', 'city_scored', 'city_scored'])).toEqual(['piece', 'city']);
  });

  it('hear a region instead of its last city', () => {
    expect(sounds(['franchise_opened', 'city_scored', 'region_scored'])).toEqual(['piece', 'region']);
  });

  it('call you last, and at once where nothing else is heard', () => {
    const cues = cuesOf(events('franchise_opened', 'city_scored'), true);
    expect(cues.map((cue) => cue.sound)).toEqual(['piece', 'city', 'turn']);
    expect(cues.map((cue) => cue.after)).toEqual(cues.map((cue) => cue.after).toSorted((a, b) => a - b));
    expect(cuesOf([], true)).toEqual([{ sound: 'turn', after: 0 }]);
  });

  it('call nobody to a game that is over', () => {
    expect(sounds(['franchise_opened', 'region_scored', 'game_ended'], true)).toEqual(['piece', 'region', 'end']);
  });
});
