import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { endPastVisits } from './end-visits.ts';

useTestDatabase();
afterEach(resetClock);

const readStatus = async ({ _id }: BookingRecord) => (await findBooking(String(_id)))?.status;
const after = ({ endsAt }: BookingRecord, minutes: number) =>
  setClock(new Date(endsAt.getTime() + minutes * 60_000));

test('a visit that began in the morning is completed by the evening, at its planned end', async () => {
  const visits = [];
  for (const status of ['on_the_way', 'arrived', 'in_progress'] as const)
    visits.push(await makeBooking({ bookable: await makeBookable(), status }));
  for (const visit of atLeastOne(visits)) {
    after(visit, 8 * 60);
    await endPastVisits();
    assert.equal(await readStatus(visit), 'completed');
    const [begun, done] = ((await findBooking(String(visit._id)))?.history ?? []).slice(-2);
    assert.deepEqual([begun?.status, done?.status], ['in_progress', 'completed']);
    assert.deepEqual([begun?.at, done?.at], [visit.startsAt, visit.endsAt]);
  }
});

test('a visit still within its time goes on, and one the worker never set out for is left unchanged', async () => {
  const running = await makeBooking({ bookable: await makeBookable(), status: 'in_progress' });
  const agreed = await makeBooking({ bookable: await makeBookable(), status: 'accepted' });
  after(running, -1);
  await endPastVisits();
  assert.equal(await readStatus(running), 'in_progress');
  after(agreed, 60);
  await endPastVisits();
  assert.equal(await readStatus(agreed), 'accepted');
});
