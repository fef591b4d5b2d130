import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { joinSlots } from '#lib/features/agency/rules/team-week.ts';
import { instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readTeamToday } from './team-today.ts';
import { readTeamWeek } from './team-week.ts';

useTestDatabase();
afterEach(resetClock);

const makeBroker = async () => {
  const { _id: brokerId } = await makeUser({ role: 'broker' });
  return { brokerId, actor: makeActor({ userId: String(brokerId), role: 'broker' }) };
};

test('slots that follow each other are joined', () => {
  const slots = [360, 480, 720].map((start) => ({ start, end: start + 120 }));
  assert.deepEqual(joinSlots(slots), [
    { start: 360, end: 600 },
    { start: 720, end: 840 },
  ]);
});

test('an agency’s week shows who has which booking and when each worker is free', async () => {
  setClock(instantInIndia({ localDate: toIndiaDay(now()), minutes: 7 * 60 }));
  const { brokerId, actor } = await makeBroker();
  const busy = await makeBookable({ name: 'Anil Kumar', brokerId, availability: null });
  await makeWorker({ name: 'Bina Devi', brokerId, availability: null, daysOff: [dayAhead(1)] });
  await makeWorker({ name: 'Esha Sen' });
  const booking = await makeBooking({ bookable: busy, localDate: dayAhead(1), status: 'accepted' });
  await makeBooking({ bookable: busy, localDate: dayAhead(7), status: 'accepted' });
  await makeBooking({ bookable: busy, localDate: dayAhead(2), status: 'cancelled' });
  const { data } = await readTeamWeek({ actor });
  assert.deepEqual(data.days, [0, 1, 2, 3, 4, 5, 6].map(dayAhead));
  const [anil, bina] = data.workers;
  assert.deepEqual(
    [anil?.name, bina?.name, data.workers.length, data.cutAt],
    ['Anil Kumar', 'Bina Devi', 2, null],
  );
  assert.deepEqual(
    anil?.days.map(({ bookings }) => bookings.map(({ _id }) => _id)),
    [[], [String(booking._id)], [], [], [], [], []],
  );
  assert.deepEqual(anil?.days[1]?.free, ['6-10 AM', '12-8 PM']);
  assert.deepEqual([bina?.days[1]?.isOff, bina?.days[1]?.free], [true, []]);
  assert.deepEqual((await readTeamWeek({ actor: makeActor({ role: 'broker' }) })).data.workers, []);
});

test('a booking made before the worker joined is not shown, but its time is not free', async () => {
  const { brokerId, actor } = await makeBroker();
  const brokerSince = now();
  const bookable = await makeBookable({ brokerId, brokerSince, availability: null });
  const createdAt = new Date(brokerSince.getTime() - 60_000);
  await makeBooking({ bookable, localDate: dayAhead(3), status: 'accepted', createdAt });
  const { data } = await readTeamWeek({ actor });
  const day = data.workers[0]?.days[3];
  assert.deepEqual([day?.bookings, day?.free], [[], ['6-10 AM', '12-8 PM']]);
});

test('requests without an answer are listed by their deadline, without those whose worker suggested a time', async () => {
  // By day, so that the deadlines differ.
  setClock(instantInIndia({ localDate: toIndiaDay(now()), minutes: 12 * 60 }));
  const { brokerId, actor } = await makeBroker();
  const bookable = await makeBookable({ brokerId });
  const at = now();
  const later = await makeBooking({ bookable, localDate: dayAhead(2), createdAt: at });
  const createdAt = new Date(at.getTime() - 30 * 60_000);
  const first = await makeBooking({ bookable, localDate: dayAhead(3), createdAt });
  const offered = await makeBooking({ bookable, localDate: dayAhead(5) });
  await proposeOtherTime(offered, 'worker');
  const { waiting } = (await readTeamToday({ actor })).data;
  assert.deepEqual(
    waiting.bookings.map(({ _id, expiresAt }) => [_id, expiresAt]),
    [first, later].map(({ _id, expiresAt }) => [String(_id), expiresAt?.toISOString()]),
  );
});
