import { describe, expect, it } from 'vitest';
import { layoutIn, textOf } from './tiles';

const cities = { chicago: 8, new_york: 7 };
const regions = { texas: 'n12' };

describe('a layout as text', () => {
  it('is read from a layout, a setup and a record', () => {
    expect(layoutIn(textOf({ cities, regions }))).toEqual({ cities, regions });
    expect(layoutIn(JSON.stringify({ city_tiles: cities, region_tiles: 'printed' }))).toEqual({ cities });
    expect(layoutIn(JSON.stringify({ format: 'franchise/1', setup: { region_tiles: regions }, moves: [] }))).toEqual({
      regions,
    });
  });

  it.each([
    ['nothing', ''],
    ['cut off', textOf({ cities }).slice(0, -3)],
    ['nulls', '\0\0\0'],
    ['null', 'null'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a list', '[1, 2, 3]'],
    ['a number', '1e999'],
    ['a setup of another type', '{"setup": 5}'],
    ['tiles in a list', '{"city_tiles": [8, 7]}'],
    ['a value that no tile has', '{"city_tiles": {"chicago": 1000000000}}'],
    ['half a tile', '{"city_tiles": {"chicago": 5.5}}'],
    ['less than nothing', '{"city_tiles": {"chicago": -3}}'],
    ['a value as text', '{"city_tiles": {"chicago": "8"}}'],
    ['HTML for a city', '{"city_tiles": {"<b>chicago</b>": 8}}'],
    ['a town', '{"city_tiles": {"dodge_city": 2}}'],
    ['a prototype', '{"city_tiles": {"__proto__": 8}}'],
    ['a tile of no region', '{"region_tiles": {"texas": "toString"}}'],
    ['one half that is good', '{"city_tiles": {"chicago": 8}, "region_tiles": {"atlantis": "n12"}}'],
    ['very much', `{"city_tiles": {${Array.from({ length: 50_000 }, (_, i) => `"city${i}": 4`).join()}}}`],
    ['very deep', `${'['.repeat(100_000)}`],
  ])('is not found in %s', (_, text) => {
    expect(layoutIn(text)).toBeNull();
  });
});
