import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LARGEST_PAGE } from '#lib/platform/contract/list.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readTeamToday } from './team-today.ts';

useTestDatabase();

test('an agency’s day lists visits, unanswered requests and free workers', async () => {
  const broker = await makeUser({ role: 'broker' });
  const brokerId = broker._id;
  const actor = makeActor({ userId: String(brokerId), role: 'broker' });
  const busy = await makeBookable({ name: 'Anil Kumar', brokerId });
  const requested = await makeBookable({ name: 'Bina Devi', brokerId });
  await makeWorker({ name: 'Chetan Das', brokerId, daysOff: [dayAhead(0)] });
  await makeWorker({ name: 'Deepa Rao', brokerId, availability: { weekdays: [], timeSlots: [] } });
  await makeWorker({ name: 'Esha Sen' });
  const today = await makeBooking({ bookable: busy, localDate: dayAhead(0), status: 'accepted' });
  await makeBooking({ bookable: busy, localDate: dayAhead(1), status: 'accepted' });
  const request = await makeBooking({ bookable: requested, localDate: dayAhead(2) });
  const { data } = await readTeamToday({ actor });
  assert.deepEqual(
    [data.visits, data.waiting].map(({ bookings, count }) => [bookings.map(({ _id }) => _id), count]),
    [
      [[String(today._id)], 1],
      [[String(request._id)], 1],
    ],
  );
  assert.deepEqual(data.free, ['Bina Devi']);
  const nobody = await readTeamToday({ actor: makeActor({ role: 'broker' }) });
  const none = { bookings: [], count: 0 };
  assert.deepEqual(nobody.data, { visits: none, waiting: none, free: [] });
});

/** An agency with this many workers who each have a visit today and an open request. */
const makeBusyTeam = async (size: number) => {
  const [broker, customer, { job }] = await Promise.all([
    makeUser({ role: 'broker' }),
    makeUser(),
    makeBookable(),
  ]);
  const brokerId = broker._id;
  const makeBusy = async () => {
    const bookable = { job, worker: await makeWorker({ brokerId }) };
    await makeBooking({ customer, bookable, localDate: dayAhead(0), status: 'accepted' });
    await makeBooking({ customer, bookable });
    return bookable;
  };
  const team = await Promise.all(Array.from({ length: size }, makeBusy));
  const actor = makeActor({ userId: String(brokerId), role: 'broker' });
  return { customer, job, brokerId, team, actor };
};

test('a large team’s day counts all visits and requests, and calls no one free who has a visit', async () => {
  const { customer, job, brokerId, team, actor } = await makeBusyTeam(LARGEST_PAGE + 2);
  const worker = await makeWorker({ name: 'Zoya Khan', brokerId });
  const first = await makeBooking({
    ...{ customer, bookable: { job, worker }, localDate: dayAhead(9) },
    expiresAt: new Date(now().getTime() + 60_000),
  });
  const { visits, waiting, free } = (await readTeamToday({ actor })).data;
  assert.deepEqual([visits.count, visits.bookings.length], [team.length, LARGEST_PAGE]);
  assert.deepEqual([waiting.count, waiting.bookings.length], [team.length + 1, LARGEST_PAGE]);
  assert.equal(waiting.bookings[0]?._id, String(first._id));
  assert.deepEqual(free, ['Zoya Khan']);
});

test('a worker with a visit that was booked before joining is not free, and the visit is not shown', async () => {
  const { _id: brokerId } = await makeUser({ role: 'broker' });
  const brokerSince = now();
  const bookable = await makeBookable({ brokerId, brokerSince });
  const createdAt = new Date(brokerSince.getTime() - 60_000);
  await makeBooking({ bookable, localDate: dayAhead(0), status: 'accepted', createdAt });
  const actor = makeActor({ userId: String(brokerId), role: 'broker' });
  const { visits, free } = (await readTeamToday({ actor })).data;
  assert.deepEqual([visits.count, free], [0, []]);
});

test('a team’s day examines neither past nor later visits', async () => {
  const { customer, team, actor } = await makeBusyTeam(3);
  const examine = () => countExamined(() => readTeamToday({ actor }));
  const before = await examine();
  await Promise.all(
    team.flatMap((bookable) =>
      Array.from({ length: 40 }, async (_, index) => {
        const more = { customer, bookable };
        await makeBooking({ ...more, localDate: dayAhead(-2 - index), status: 'completed' });
        await makeBooking({ ...more, localDate: dayAhead(3 + index), status: 'accepted' });
      }),
    ),
  );
  const after = await examine();
  assert.ok(before.docs > 0, 'the day reads rows');
  assert.equal(after.docs, before.docs);
});
