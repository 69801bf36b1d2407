// Measures the client of several servers in turns and prints what hovers and planned moves cost, as JSON: a list for
// each server.
//
//   node bench/against.mjs ROUNDS RECORD.json ADDRESS ...     the game is a 5-player one in its late turns

import { readFileSync } from 'node:fs';
import { request } from '@playwright/test';
import { compared } from './costs.mjs';

const [rounds, recordPath, ...addresses] = process.argv.slice(2);
const record = JSON.parse(readFileSync(recordPath, 'utf8'));

const [games, cookies] = [[], []];
for (const address of addresses) {
  const visitor = await request.newContext({ baseURL: address });
  await visitor.put('/api/me', { data: { name: 'Rosa' } });
  const answer = await visitor.post('/api/tables/import', { data: { record } });
  if (!answer.ok()) throw new Error(await answer.text());
  games.push(`${address}/g/${(await answer.json()).id}`);
  cookies.push((await visitor.storageState()).cookies);
  await visitor.dispose();
}
console.log(JSON.stringify(await compared(process.env.CHROMIUM, games, cookies, Number(rounds))));
