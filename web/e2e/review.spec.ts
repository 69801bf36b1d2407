// A game looked back at: the curve, the turns, a turn beside the better one, where it was won, and mistakes once more.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dress, expectAccessible, expectAccessibleInBothThemes, expectToFit, shot } from './looks.ts';
import { importGame, sitDown } from './table.ts';

/** Milliseconds: a review is made when nobody else needs the machine, and on a busy one that is seldom. */
const PATIENCE = 300_000;

interface Turn {
  number: number;
  turn: number;
  seat: number;
  moves: string[];
  best: string[];
  judgement: string;
}

interface Found {
  turns: Turn[];
  turning_points: number[];
  ahead_for_good: number | null;
}

const nameOf = ({ seat }: Turn) => ['Ann', 'Bob'][seat]!;
const titleOf = (turn: Turn) => (turn.turn ? `Turn ${turn.turn}` : 'Setup');

/** Choose a first town by its move, and have it judged. */
async function choose(page: Page, move: string): Promise<void> {
  const undo = page.getByRole('button', { name: /^Undo: / });
  if (await undo.count()) await undo.first().click();
  // By the keyboard, because on a phone not every place is in sight.
  await page.locator(`[data-place="${move.split(' ')[1]}"] .target`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Is this better?' }).click();
}

/** Open the review of a short game with many mistakes, and wait for it. */
async function reviewed(page: Page): Promise<string> {
  const id = await importGame(page, 'printed_tiles_shuffled');
  await page.goto(`/g/${id}`);
  await page.getByRole('banner').getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(`/g/${id}/review`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('The review is ready.')).toBeAttached({ timeout: PATIENCE });
  return id;
}

test('a finished game is looked back at, turn by turn, and its mistakes are tried once more @phone', async ({
  page,
}) => {
  test.setTimeout(PATIENCE + 180_000);
  const id = await reviewed(page);

  // What is found depends on how bots search and what their searches are worth, so it is asked for.
  const found = (await (await page.request.get(`/api/games/${id}/review`)).json()) as Found;
  const { turns } = found;
  const last = turns.at(-1)!;
  const marks = new Set([...found.turning_points, found.ahead_for_good ?? -1]);
  const mark = turns.findLast(({ number }) => number < last.number && marks.has(number))!;
  const point = turns.findLast(({ number }) => found.turning_points.includes(number))!;
  const mistakesOf = (seat: number) =>
    turns.filter((turn) => turn.seat === seat && ['mistake', 'blunder'].includes(turn.judgement));

  // The curve: by keys, by click, as a table.
  const curve = page.getByRole('slider', { name: 'Chance of winning' });
  await curve.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(`/g/${id}/review/22`);
  await expect(curve).toHaveAttribute('aria-valuetext', /^Turn 20, Bob: .+\. Chances afterwards: Ann \d+%, Bob/);
  await page.keyboard.press('PageDown');
  await expect(curve).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${titleOf(mark)}, ${nameOf(mark)}: ${mark.judgement}`),
  );
  await page.keyboard.press('ArrowLeft');
  await expect(curve).toHaveAttribute('aria-valuetext', new RegExp(`^${titleOf(turns[mark.number - 1]!)}, `));
  const { width, height } = (await curve.boundingBox())!;
  await curve.click({ position: { x: width * 0.5, y: height * 0.5 } });
  await expect(curve).not.toHaveAttribute('aria-valuetext', new RegExp(`^${titleOf(turns[mark.number - 1]!)}, `));
  await page.getByText('As a table').click();
  const table = page.getByRole('group', { name: 'As a table' });
  await expect(table.getByRole('row')).toHaveCount(25); // its head, the start, and 23 turns
  await expect(table.getByRole('row', { name: 'Start' })).toContainText(/\d+%\s*\d+%/);
  await page.getByText('As a table').click();

  // A turn from the list, beside the better one.
  await page.getByRole('radio', { name: 'With a loss' }).check();
  await page
    .getByRole('row', { name: new RegExp(`${titleOf(point)} ${nameOf(point)} .*${point.judgement} turning point`) })
    .getByRole('link')
    .click();
  const detail = page.getByRole('region', { name: 'The turn that is looked at' });
  await expect(detail.getByRole('heading', { level: 2 })).toContainText(`${titleOf(point)}, ${nameOf(point)}: `);
  await expect(detail.getByRole('article', { name: 'Played' }).getByRole('img', { name: /^Played: / })).toBeVisible();
  const better = detail.getByRole('article', { name: 'Better' });
  await expect(better.getByRole('img', { name: /^Better: / })).toBeVisible();
  await expect(better.getByText('What it does')).toBeVisible();
  await detail.scrollIntoViewIfNeeded();
  await shot(page, 'review-turn');

  await detail.getByRole('button', { name: 'Try something else' }).click();
  await expect(page).toHaveURL('/study');
  await page.goBack();
  await expect(detail.getByRole('heading', { level: 2 })).toContainText(`${titleOf(point)}, ${nameOf(point)}: `);

  // Where it was won, as a table of regions and cities.
  const where = page.getByRole('group', { name: 'Where it was won' });
  await expect(where.getByRole('columnheader')).toHaveText(['First third', 'Second third', 'Last third', 'In the end']);
  await expect(where.getByRole('row', { name: /^In all/ })).toBeVisible();
  await expect(page.getByText(/^What put \w+ ahead of \w+: /)).toBeVisible();

  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page, 'review');
  await expectToFit(page);

  // Once more: a turn that is no better, a hint, the solution.
  await page.getByRole('link', { name: 'Once more' }).click();
  await expect(page.getByRole('banner')).toContainText('Mistake 1 of');
  await expect(page.getByRole('status').filter({ hasText: 'Find a better turn.' })).toContainText('Setup, Ann played');
  const first = mistakesOf(0)[0]!;
  await choose(page, first.moves[0]!);
  await expect(page.getByText(/^✗ Not yet: this turn loses [\d.]+%\.$/)).toBeVisible();
  await expect(page.getByText(/A hint: /)).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'review-again');
  await choose(page, first.best[0]!);
  await expect(page.getByRole('heading', { name: /^That counts: best\. Chance of winning: \d+%$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.getByRole('banner')).toContainText(`Mistake 2 of ${mistakesOf(0).length}`);

  // Somebody else's: a turn that is no better, and the solution.
  if (test.info().project.name === 'phone') return;
  await page.getByRole('radio', { name: 'Bob' }).check();
  await expect(page.getByRole('banner')).toContainText(`Mistake 1 of ${mistakesOf(1).length}`);
  await choose(page, turns.find(({ seat }) => seat === 1)!.moves[0]!);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
  await expect(page.getByText(/^Chance of winning: \d+% with the better turn/)).toBeVisible();
  await expectAccessible(page);
  await dressed(page);
});

/** The same in German, from the first page on. */
async function dressed(page: Page): Promise<void> {
  await dress(page, { language: 'de', theme: 'dark' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Rückblick: Route 66' }).click();
  await expect(page.getByRole('heading', { name: 'So lief die Partie' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Siegchance' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await shot(page, 'review-german');
}

test('where other people play without hints, the refusal is said in words', async ({ page, somebody, watch }) => {
  const other = await somebody();
  await page.request.put('/api/me', { data: { name: 'Rosa' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await page.request.post('/api/tables', {
    data: { seats, public: true, rules: { start: 'introductory' } },
  });
  const { id } = (await opened.json()) as { id: string };
  await sitDown(other, id, 1, 'Hank');
  expect((await page.request.post(`/api/tables/${id}/start`)).status()).toBe(200);
  watch.allow(/409.*\/review/);
  await page.goto(`/g/${id}/review`);
  await expect(page.getByRole('alert')).toContainText('Hints are off at this table.');
  await expectAccessible(page);
});
