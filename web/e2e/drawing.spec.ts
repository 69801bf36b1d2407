// The board that Python draws is the client's board: the same shapes at the same spots in the same colours.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dress, type Theme } from './looks.ts';
import { importGame } from './table.ts';

const PYTHON = process.env.PYTHON ?? fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));

interface Shape {
  /** The place or region that it belongs to, where that is said. */
  of: string;
  /** Its element and, for a path, its commands. */
  kind: string;
  numbers: number[];
  /** Fill and stroke: red, green, blue, opacity, in all. */
  colours: number[];
  style: string;
}

/** Draw the position of a record as `franchise picture` does. */
function drawn(record: unknown, at: number, theme: Theme, language: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'franchise-drawing-'));
  const [file, out] = [join(directory, 'game.json'), join(directory, 'board.svg')];
  writeFileSync(file, JSON.stringify(record));
  const options = ['--at', String(at), '--theme', theme, '--language', language];
  execFileSync(join(dirname(PYTHON), 'franchise'), ['picture', file, out, ...options]);
  const svg = readFileSync(out, 'utf8');
  rmSync(directory, { recursive: true });
  return svg;
}

/** Read all shapes of the client's board, or of a drawing that is put beside it, as the browser understands them. */
const shapes = (page: Page, svg?: string) =>
  page.evaluate((svg) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const seen = new Map<string, number[]>();
    const rgba = (colour: string): number[] => {
      let found = seen.get(colour);
      if (!found) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        // Colours of little opacity are kept as multiples of it, and cannot be told apart so finely.
        found = a === 255 ? [r!, g!, b!, a] : [0, 0, 0, a!];
        seen.set(colour, found);
      }
      return found;
    };
    const paint = (value: string, opacity: number): number[] => {
      if (value === 'none') return [0, 0, 0, 0, 0];
      if (value.startsWith('url(')) return [1, value.includes('hatch') ? 1 : 2, 0, 0, opacity];
      return [...rgba(value), opacity];
    };
    const fadedBy = (element: Element): number => {
      let opacity = 1;
      for (let at: Element | null = element; at && at.tagName !== 'DIV'; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    const belongsTo = (element: Element): string =>
      element.closest<SVGElement>('[data-place], [data-region]')?.dataset.place ??
      element.closest<SVGElement>('[data-region]')?.dataset.region ??
      '';
    const lines = (text: SVGTextElement): number[][] => {
      const spans = [...text.querySelectorAll('tspan')];
      return (spans.length ? spans : [text]).map((part) => {
        const start = part.getStartPositionOfChar(0);
        return [start.x, start.y];
      });
    };
    const shapesOf = (element: SVGGraphicsElement): Shape[] => {
      const style = getComputedStyle(element);
      const faded = fadedBy(element);
      const strokes = style.stroke !== 'none';
      const shared = {
        of: belongsTo(element),
        colours: [
          ...paint(style.fill, faded * Number(style.fillOpacity)),
          ...(strokes ? paint(style.stroke, faded * Number(style.strokeOpacity)) : []),
        ],
      };
      if (element instanceof SVGTextElement)
        return lines(element).map((numbers) => {
          // No font of the client has a check mark: the browser takes it from wherever it finds one.
          const own = !element.textContent.includes('✓');
          return { ...shared, kind: 'text', numbers: own ? numbers : [Number.NaN, numbers[1]!], style: '' };
        });
      const moved = element.getAttribute('transform');
      if (moved) {
        const [x, y] = /translate\((\S+) (\S+)\)/.exec(moved)!.slice(1).map(Number);
        return [{ ...shared, kind: 'text', numbers: [x!, y!], style: '' }];
      }
      const line = [style.strokeWidth, style.strokeDasharray, style.strokeLinecap, style.strokeLinejoin].join(' ');
      const look = { ...shared, style: strokes ? line : '' };
      const path = element.getAttribute('d');
      if (path !== null) {
        const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
        return [{ ...look, kind: `path ${path.replace(/[^A-Z]/g, '')}`, numbers }];
      }
      const names = ['cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx'];
      const numbers = names.map((name) => Number(element.getAttribute(name) ?? 0));
      return [{ ...look, kind: element.tagName, numbers }];
    };
    const roots: Element[] = [];
    if (svg) {
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = svg;
      roots.push(box);
    } else {
      const layers = document.querySelectorAll('div.board > svg.layer');
      roots.push(layers[0]!, layers[2]!);
    }
    return roots.flatMap((root) =>
      [...root.querySelectorAll<SVGGraphicsElement>('path, circle, rect, text, use')]
        .filter((element) => !element.closest('defs') && !element.matches('.target'))
        // The sea fills the client's window, however wide that is; a drawing ends with the board.
        .filter((element) => Number(element.getAttribute('width') ?? 0) < 1600)
        .flatMap(shapesOf),
    );
  }, svg);

/** Whether two lists are the same but for so much; what is not a number may be anything. */
const near = (a: number[], b: number[], most: number) =>
  a.length === b.length && a.every((value, i) => !(Math.abs(value - b[i]!) > most));

const GAMES = [
  { game: 'everything', at: 200, theme: 'light', language: 'en' },
  { game: 'five_players', at: 150, theme: 'dark', language: 'de' },
  { game: 'three_players', at: 60, theme: 'light', language: 'fr' },
] as const;
for (const { game, at, theme, language } of GAMES)
  test(`Python draws the client’s board: ${game}, ${theme}`, async ({ page }) => {
    const id = await importGame(page, game);
    const record = (await (await page.request.get(`/api/games/${id}/record`)).json()) as { moves: string[] };
    const moves = Math.min(at, record.moves.length - 1);
    await dress(page, { theme, language });
    await page.goto(`/g/${id}/${moves}`);
    await expect(page.locator('div.board .region-tile').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const client = await shapes(page);
    const python = await shapes(page, drawn(record, moves, theme, language));
    expect(client.length).toBeGreaterThan(600);
    expect(python.map(({ kind }) => kind)).toEqual(client.map(({ kind }) => kind));
    const different = client.flatMap((shape, i) => {
      const other = python[i]!;
      // Letters are set a little differently by the browser, by parts of a unit.
      const same =
        near(shape.numbers, other.numbers, shape.kind === 'text' ? 0.6 : 0.06) &&
        near(shape.colours, other.colours, 2) &&
        shape.style === other.style;
      return same ? [] : [{ client: shape, python: other }];
    });
    expect(different).toEqual([]);
  });
