import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { endPastVisits } from './end-visits.ts';

useTestDatabase();
afterEach(resetClock);

const statusOf = async ({ _id }: BookingRecord) => (await findBooking(String(_id)))?.status;
const after = ({ endsAt }: BookingRecord, minutes: number) =>
  setClock(new Date(endsAt.getTime() + minutes * 60_000));

test('a visit that began in the morning is done in the evening, at the time when it was to be done', async () => {
  const visits = [];
  for (const status of ['on_the_way', 'arrived', 'in_progress'] as const)
    visits.push(await makeBooking({ bookable: await makeBookable(), status }));
  for (const visit of atLeastOne(visits)) {
    after(visit, 8 * 60);
    await endPastVisits();
    assert.equal(await statusOf(visit), 'completed');
    const [begun, done] = ((await findBooking(String(visit._id)))?.history ?? []).slice(-2);
    assert.deepEqual([begun?.status, done?.status], ['in_progress', 'completed']);
    assert.deepEqual([begun?.at, done?.at], [visit.startsAt, visit.endsAt]);
  }
});

test('a visit whose time is not over goes on, and one that nobody set out for is left as it is', async () => {
  const running = await makeBooking({ bookable: await makeBookable(), status: 'in_progress' });
  const agreed = await makeBooking({ bookable: await makeBookable(), status: 'accepted' });
  after(running, -1);
  await endPastVisits();
  assert.equal(await statusOf(running), 'in_progress');
  after(agreed, 60);
  await endPastVisits();
  assert.equal(await statusOf(agreed), 'accepted');
});
