import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { replaceJobContract } from '#lib/features/catalogue/contracts/jobs.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as proposals from '#lib/features/bookings/contracts/proposals.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { bookingClient, fieldsIn, viewIn } from '#e2e/kit/booking-client.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { changeOwn } from '#models/people/user.ts';
import { bookingBodyFor, dayAhead, makeBookable, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const short = { start: 600, end: 645 };
const pair = { start: 600, end: 720 };

/** A worker who charges ₹499 for a 45-minute service, and ₹300 an hour otherwise. */
const makeFixed = async (): Promise<Bookable> => {
  const skill = await makeSkill();
  const job = await makeService({ skillIds: [skill._id], durationMinutes: 45 });
  const servicePrices = [{ serviceId: job._id, pricePaise: 49_900, durationMinutes: 45 }];
  const skills = [{ _id: skill._id, name: skill.name }];
  return { job, worker: await makeWorker({ skills, hourlyRatePaise: 30_000, servicePrices }) };
};

const fetchSlots = async (
  bookable: Bookable,
  query: { serviceId?: string; bookingId?: string },
  who = signIn('customer'),
) => {
  const answer = await send(await who, bookings.listSlotsContract, {
    params: { id: String(bookable.worker._id) },
    query: { date: dayAhead(2), pinCode: '226010', ...query },
  });
  expectSuccess(answer, bookings.listSlotsContract);
  return z.object({ data: bookings.dayOfSlots }).parse(answer.json).data.slots;
};

test('a worker’s own price applies to exactly the service’s duration', async () => {
  const [customer, bookable] = [await signIn('customer'), await makeFixed()];
  for (const slot of [pair, { start: 600, end: 630 }])
    assert.deepEqual(fieldsIn(await book(customer, bookingBodyFor({ ...bookable, slot }))), [
      ['timeSlot', 'slot_length'],
    ]);
  const body = bookingBodyFor({ ...bookable, slot: short });
  const hourly = expectRefusal(await book(customer, { ...body, pricePaise: 22_500 }), 409);
  assert.deepEqual([hourly.code, hourly.data], ['price_changed', { pricePaise: 49_900 }]);
  const booked = viewIn(await book(customer, { ...body, pricePaise: 49_900 }));
  assert.deepEqual(
    [booked.pricePaise, booked.hourlyRatePaise, booked.timeSlot.label],
    [49_900, null, '10-10:45 AM'],
  );
  const moved = (slot: typeof short) => {
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot });
    const parts = { params: { id: booked._id }, body: { scheduledAt, timeSlot } };
    return send(customer, bookings.rescheduleBookingContract, parts);
  };
  assert.deepEqual(fieldsIn(await moved({ start: 720, end: 840 })), [['timeSlot', 'slot_length']]);
  assert.equal(viewIn(await moved({ start: 720, end: 765 })).pricePaise, 49_900);
});

test('a proposal for a fixed-price booking keeps its duration and price when the current price differs', async () => {
  const [customer, bookable] = [await signIn('customer'), await makeFixed()];
  const booked = viewIn(await book(customer, bookingBodyFor({ ...bookable, slot: short })));
  const params = { id: booked._id };
  const worker = await makeSession(bookable.worker);
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  const servicePrices = [{ serviceId: bookable.job._id, pricePaise: 99_900, durationMinutes: 45 }];
  await inTransaction((tx) => changeOwn({ userId: worker.userId, changes: { servicePrices } }, tx));
  const propose = (slot: typeof short) => {
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot });
    return send(customer, bookings.rescheduleBookingContract, { params, body: { scheduledAt, timeSlot } });
  };
  assert.deepEqual(fieldsIn(await propose({ start: 720, end: 840 })), [['timeSlot', 'slot_length']]);
  assert.equal(viewIn(await propose({ start: 720, end: 765 })).proposal?.pricePaise, 49_900);
  const answer = { params, body: { accept: true } };
  assert.equal(viewIn(await send(worker, proposals.answerProposalContract, answer)).pricePaise, 49_900);
  assert.equal((await findBooking(booked._id))?.coveredMinutes, 45);
});

test('a day’s slots are as long as the service, or as the rescheduled booking', async () => {
  const bookable = await makeFixed();
  const [first] = await fetchSlots(bookable, { serviceId: String(bookable.job._id) });
  assert.deepEqual([first?.label, first?.pricePaise, first?.hourlyRatePaise], ['6-6:45 AM', 49_900, null]);
  const long = await makeService({ skillIds: bookable.job.skillIds, durationMinutes: 300 });
  const times = await fetchSlots(bookable, { serviceId: String(long._id) });
  assert.deepEqual(
    times.map(({ label }) => label),
    ['6-11 AM', '8 AM-1 PM', '10 AM-3 PM', '12-5 PM', '2-7 PM'],
  );
  assert.deepEqual([times[0]?.pricePaise, times[0]?.hourlyRatePaise], [150_000, 30_000]);
  assert.equal((await fetchSlots(bookable, {}))[0]?.label, '6-8 AM');

  const customer = await signIn('customer');
  const booked = viewIn(await book(customer, bookingBodyFor({ ...bookable, slot: short })));
  const [other] = await fetchSlots(bookable, { bookingId: booked._id }, Promise.resolve(customer));
  assert.deepEqual([other?.label, other?.pricePaise], ['6-6:45 AM', 49_900]);
});

test('a fixed price no longer covers a service that an admin made longer', async () => {
  const [customer, admin] = [await signIn('customer'), await signIn('admin')];
  const bookable = await makeFixed();
  const params = { id: String(bookable.job._id) };
  const change = (body: object) => send(admin, replaceJobContract, { params, body });
  expectSuccess(await change({ durationMinutes: 240 }), replaceJobContract);
  const body = bookingBodyFor({ ...bookable, slot: { start: 600, end: 840 } });
  const refused = expectRefusal(await book(customer, body), 409);
  assert.deepEqual([refused.code, refused.data], ['price_changed', { pricePaise: 120_000 }]);
  const booked = viewIn(await book(customer, { ...body, pricePaise: 120_000 }));
  assert.deepEqual([booked.pricePaise, booked.hourlyRatePaise], [120_000, 30_000]);
});

test('a service price raised within the last hour is not charged without being shown', async () => {
  const [customer, admin] = [await signIn('customer'), await signIn('admin')];
  const bookable = await makeBookable({ hourlyRatePaise: null });
  const params = { id: String(bookable.job._id) };
  await send(admin, replaceJobContract, { params, body: { price: 899 } });
  assert.equal(expectRefusal(await book(customer, bookingBodyFor(bookable)), 409).code, 'price_changed');
  setClock(new Date(now().getTime() + 3_600_000));
  const later = await makeSession(customer.user);
  const nextDay = bookingBodyFor({ ...bookable, localDate: dayAhead(4) });
  assert.equal(viewIn(await book(later, nextDay)).pricePaise, 89_900);
});

test('a price for a service the worker no longer offers books nothing', async () => {
  const customer = await signIn('customer');
  const { job, worker } = await makeFixed();
  const { name } = await makeSkill();
  const skills = [{ _id: newObjectId(), name }];
  await inTransaction((tx) => changeOwn({ userId: String(worker._id), changes: { skills } }, tx));
  assert.deepEqual(fieldsIn(await book(customer, bookingBodyFor({ job, worker, slot: short }))), [
    ['serviceId', 'service_not_offered'],
  ]);
});
