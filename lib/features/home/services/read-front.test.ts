import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { findHere } from '#lib/features/places/services/find-own-place.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { readFront } from './read-front.ts';

useTestDatabase();
afterEach(resetClock);

/** Reviews are kept for a minute. */
const readLater = async (here: Parameters<typeof readFront>[0] = null) => {
  setClock(new Date(now().getTime() + 61_000));
  return (await readFront(here)).data;
};

test('quotes the three newest counted reviews with words, of workers who can be found, or none', async () => {
  await makeTrades();
  const worker = await makeFoundWorker({ name: 'Sunita Devi', trades: ['Cook'] });
  const paused = await makeFoundWorker({ name: 'Ravi Verma', suspendedAt: now() });
  const workerId = String(worker._id);
  for (const comment of ['First.', 'Second.']) await makeReview({ workerId, comment });
  await makeReview({ workerId, comment: '' });
  await makeReview({ workerId, comment: 'Blind.', blindUntil: new Date(now().getTime() + 86_400_000) });
  await makeReview({ workerId: String(paused._id), comment: 'Of a paused worker.' });
  assert.deepEqual((await readLater()).reviews, [], 'two would look like a choice');
  const customerId = String((await makeUser({ name: 'Asha Gupta' }))._id);
  await makeReview({ workerId, customerId, comment: 'Third.', rating: 2, isPublic: false });
  const { reviews } = await readLater();
  assert.deepEqual(
    reviews.map(({ comment, author, worker: of, trade, rating }) => [comment, author, of, trade, rating]),
    [
      ['Third.', null, 'Sunita D.', 'Cook', 2],
      ['Second.', 'Priya S.', 'Sunita D.', 'Cook', 5],
      ['First.', 'Priya S.', 'Sunita D.', 'Cook', 5],
    ],
  );
});

test('at a known place lists only services that can be booked there, with their price', async () => {
  const skills = await makeTrades();
  const idsFor = (trade: string) => [skills.get(trade)?._id].filter((id) => id !== undefined);
  await makeFoundWorker({ trades: ['Mason'], pinCode: '226001', city: 'Lucknow', hourlyRatePaise: 20_000 });
  await makeService({ title: 'Wall repair', skillIds: idsFor('Mason') });
  await makeService({ title: 'Gate making', skillIds: idsFor('Welder') });
  const here = await findHere({ pinCode: '226010', city: 'Lucknow' });
  const titles = (await readLater(here)).services.map(({ title }) => title);
  assert.ok(titles.includes('Wall repair'), titles.join());
  assert.ok(!titles.includes('Gate making'), titles.join());
  const anywhere = (await readLater()).services.map(({ title }) => title);
  assert.ok(anywhere.includes('Gate making'), anywhere.join());
});
