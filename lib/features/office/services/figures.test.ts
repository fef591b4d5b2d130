import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { EVERY } from '#lib/features/office/rules/day-figures.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { database } from '#models/connection.ts';
import { findCountedAt } from '#models/office/day-figure.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { countFigures } from './count-figures.ts';
import { readFigures } from './read-figures.ts';

useTestDatabase();
afterEach(resetClock);

const admin = (can: Right = 'lead') => ({ ...makeActor({ role: 'admin' }), can });
const read = async (query: { city?: string; trade?: string } = {}, can?: Right) =>
  (await readFigures({ actor: admin(can), query: { period: 'week', ...query } })).data;

test('a visit counts on its day in India, in its city and in each trade of its service', async () => {
  const bookable = await makeBookable();
  await makeBooking({ bookable, localDate: dayAhead(-1), status: 'completed' });
  await makeBooking({ bookable, localDate: dayAhead(-8), status: 'rejected' });
  await makeBooking({ bookable, localDate: dayAhead(0) });
  await countFigures();
  const all = await read();
  assert.equal(all.current.requests, 1);
  assert.equal(all.current.completed, 1);
  assert.equal(all.previous.declined, 1);
  assert.equal(all.days.at(-1)?.current.requests, 1);
  assert.equal(all.days.at(-1)?.previous.declined, 1);
  assert.deepEqual(
    all.cities.filter(({ current }) => current.requests > 0).map(({ city }) => city),
    ['Lucknow'],
  );
  const trade = String(bookable.job.skillIds[0]);
  assert.equal((await read({ trade })).current.requests, 1);
  assert.equal((await read({ city: 'Lucknow', trade })).current.requests, 1);
  assert.equal((await read({ city: 'Pune' })).current.requests, 0);
});

test('one city counts as one, however people spell it, and its PIN decides over what they typed', async () => {
  const spellings = [
    { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
    { city: ' LUCKNOW ', state: 'Uttar Pradesh', pinCode: '' },
    { city: 'लखनऊ', state: 'उत्तर प्रदेश', pinCode: '' },
    { city: 'Luckhnow', state: 'Uttar Pradesh', pinCode: '226001' },
    { city: 'Gomti Nagar', state: 'Uttar Pradesh', pinCode: '226010' },
  ];
  for (const address of spellings)
    await makeBooking({ localDate: dayAhead(-1), status: 'completed', address });
  await makeBooking({ localDate: dayAhead(-1), status: 'completed', address: { city: 'Bangalore' } });
  await makeBooking({ localDate: dayAhead(-1), status: 'completed', address: { city: 'bengaluru' } });
  await countFigures();
  const { cities } = await read();
  const booked = cities.filter(({ current }) => current.requests > 0);
  assert.deepEqual(
    booked.map(({ city, current }) => [city, current.requests]),
    [
      ['Lucknow', 5],
      ['Bengaluru', 2],
    ],
  );
  assert.equal((await read({ city: 'lucknow' })).current.requests, 5);
});

test('a person who signs up just before midnight in India counts on that day', async () => {
  const yesterday = addDays(toIndiaDay(now()), -1);
  const lastMinute = instantInIndia({ localDate: yesterday, minutes: 1439 });
  const midnight = instantInIndia({ localDate: addDays(yesterday, 1), minutes: 0 });
  await makeUser({ createdAt: lastMinute });
  await makeUser({ createdAt: midnight });
  await countFigures();
  assert.equal((await read()).days.at(-1)?.current.newCustomers, 1);
});

test('money is shown to leads only', async () => {
  const { _id } = await makeBooking({ localDate: dayAhead(-1), status: 'completed' });
  const line = { amountPaise: 70_000, kind: 'job_paid', localDate: dayAhead(-1), booking: { _id } };
  await database()
    .collection('ledger')
    .insertMany([line, { ...line, amountPaise: -70_000, event: 'other side' }]);
  await countFigures();
  assert.equal((await read()).current.paidPaise, 70_000);
  for (const can of ['reader', 'agent'] as const) {
    const report = await read({}, can);
    const shown = [report, ...report.days, ...report.cities, ...report.trades];
    assertEach(shown, ({ current, previous }) => (current.paidPaise ?? previous.paidPaise) === null);
  }
});

test('an acceptance that was undone does not count, one that was cancelled later does', async () => {
  const at = now();
  const accepted = { status: 'accepted', mover: 'worker', by: null, at } as const;
  const undo = { status: 'pending', mover: 'worker', by: null, at, takesBack: 'accepted' } as const;
  await makeBooking({ localDate: dayAhead(-2), status: 'cancelled', history: [accepted, undo] });
  await makeBooking({ localDate: dayAhead(-2), status: 'cancelled', history: [accepted] });
  await countFigures();
  const { current } = await read();
  assert.deepEqual([current.cancelled, current.accepted], [2, 1]);
});

test('figures are counted once a day, and a visit that changed is counted again the next day', async () => {
  const booking = await makeBooking({ localDate: dayAhead(-1), status: 'accepted' });
  await countFigures();
  await database()
    .collection('bookings')
    .updateOne({ _id: booking._id }, { $set: { status: 'completed' } });
  await countFigures();
  assert.equal((await read()).current.completed, 0);
  setClock(new Date(now().getTime() + 86_400_000));
  await countFigures();
  assert.equal((await read()).current.completed, 1);
});

test('a day without bookings is counted too, and a city named like all cities is not all of them', async () => {
  await makeBooking({ localDate: dayAhead(-1), address: { city: EVERY } });
  await countFigures();
  assert.ok(await findCountedAt(dayAhead(-1)));
  assert.equal((await read()).current.requests, 1);
  assertEach((await read()).cities, ({ city }) => city !== EVERY);
});
