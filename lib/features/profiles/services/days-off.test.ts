import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import {
  bookedDetail,
  listDaysOffContract,
  setDaysOffContract,
} from '#lib/features/profiles/contracts/days-off.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead, makeBookable, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const { here, other } = useTwoServers();
const { send, book } = bookingClient(here);
const there = bookingClient(other);

const daysIn = ({ json }: { json: unknown }): string[] =>
  z.looseObject({ data: z.strictObject({ days: z.array(z.string()) }) }).parse(json).data.days;

interface Days {
  from: string;
  to?: string;
  isOff?: boolean;
  bookingIds?: string[];
}

const change = (worker: SignedIn, { from, to = from, isOff = true, bookingIds = [] }: Days, way = send) =>
  way(worker, setDaysOffContract, { body: { from, to, isOff, bookingIds } });

const statesOn = async (customer: SignedIn, workerId: unknown, date: string) => {
  const params = { id: String(workerId) };
  const answer = await send(customer, bookings.listSlotsContract, { params, query: { date } });
  const { slots, daysOff } = z.looseObject({ data: bookings.dayOfSlots }).parse(answer.json).data;
  return { states: [...new Set(slots.map(({ state }) => state))], daysOff };
};

test('days off offer no slots and cannot be booked; given back, they can', async () => {
  const bookable = await makeBookable();
  const [worker, customer] = [await makeSession(bookable.worker), await signIn('customer')];
  const taken = await change(worker, { from: dayAhead(2), to: dayAhead(20) });
  expectSuccess(taken, setDaysOffContract);
  assert.equal(daysIn(taken).length, 19);
  const seen = await statesOn(customer, bookable.worker._id, dayAhead(2));
  assert.deepEqual([seen.states, seen.daysOff.length], [['off'], 19]);
  assert.deepEqual((await statesOn(customer, bookable.worker._id, dayAhead(21))).states, ['free']);
  const refused = expectRefusal(await book(customer, bookingBodyFor(bookable)), 409);
  assert.equal(refused.code, 'slot_taken');
  // The next free slots come after the holiday, however long it is.
  const { nextSlots } = bookings.takenDetail.parse(refused.data);
  assert.deepEqual([nextSlots.length, nextSlots[0]?.localDate], [4, dayAhead(21)]);

  const back = await change(worker, { from: dayAhead(2), isOff: false });
  assert.deepEqual(daysIn(back)[0], dayAhead(3));
  assert.deepEqual(daysIn(await send(worker, listDaysOffContract, {})), daysIn(back));
  assert.equal((await book(customer, bookingBodyFor(bookable))).status, 201);
});

test('lists bookings on the days first, including requests and proposed times, and keeps them', async () => {
  const { bookable, worker, booking, params } = await makePair('accepted');
  const pair = await makePairWith(bookable);
  await proposeOtherTime(booking);
  const days = { from: dayAhead(3), to: dayAhead(4) };
  const refused = expectRefusal(await change(worker, days), 409);
  assert.equal(refused.code, 'day_off_booked');
  const named = bookedDetail.parse(refused.data).bookings;
  assert.deepEqual(
    named.map(({ _id, status, isProposed, timeSlot }) => [_id, status, isProposed, timeSlot.label]),
    [
      [params.id, 'accepted', true, '10 AM-12 PM'],
      [pair, 'pending', false, '10 AM-12 PM'],
    ],
  );
  assert.deepEqual(daysIn(await send(worker, listDaysOffContract, {})), []);
  // Having seen one booking does not cover the other.
  assert.equal((await change(worker, { ...days, bookingIds: [params.id] })).status, 409);
  const bookingIds = named.map(({ _id }) => _id);
  assert.equal((await change(worker, { ...days, bookingIds })).status, 200);
  const kept = await send(worker, bookings.getBookingContract, { params });
  assert.equal(viewIn(kept).status, 'accepted');
});

/** Another customer's request for the same worker, four days ahead. */
const makePairWith = async (bookable: Parameters<typeof bookingBodyFor>[0]): Promise<string> => {
  const body = bookingBodyFor({ ...bookable, localDate: dayAhead(4) });
  return viewIn(await book(await signIn('customer'), body))._id;
};

test('a booking does not move to a day off', async () => {
  const { bookable, customer, worker, params } = await makePair('accepted');
  await change(worker, { from: dayAhead(5) });
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, localDate: dayAhead(5) });
  const body = { scheduledAt, timeSlot };
  const moved = await send(customer, bookings.rescheduleBookingContract, { params, body });
  assert.equal(expectRefusal(moved, 409).code, 'slot_taken');
});

test('rejects days that are past, too far ahead or in the wrong order, naming the field', async () => {
  const worker = await signIn('worker');
  const refusals: [Days, [string, string][]][] = [
    [{ from: dayAhead(-1), to: dayAhead(2) }, [['from', 'days_off_bounds']]],
    [{ from: dayAhead(2), to: dayAhead(91) }, [['to', 'days_off_bounds']]],
    [{ from: dayAhead(3), to: dayAhead(2) }, [['to', 'days_off_order']]],
    [
      { from: '' },
      [
        ['from', 'days_off_missing'],
        ['to', 'days_off_missing'],
      ],
    ],
  ];
  for (const [days, fields] of refusals) assert.deepEqual(fieldsIn(await change(worker, days)), fields);
  assert.equal((await change(worker, { from: dayAhead(0), to: dayAhead(90) })).status, 200);
});

test('only one of a concurrent day off and booking succeeds across two servers', async () => {
  const customer = await signIn('customer');
  for (let round = 0; round < 4; round += 1) {
    const bookable = await makeBookable();
    const worker = await makeSession(bookable.worker);
    const [booked, taken] = await Promise.all([
      book(customer, bookingBodyFor(bookable)),
      change(worker, { from: dayAhead(2) }, there.send),
    ]);
    const outcome = `${booked.status} ${taken.status}`;
    assert.ok(['201 409', '409 200'].includes(outcome), `round ${round}: ${outcome}`);
    const refused = expectRefusal(booked.status === 409 ? booked : taken, 409);
    assert.equal(refused.code, booked.status === 409 ? 'slot_taken' : 'day_off_booked');
  }
});

test('only one of a concurrent day off and reschedule succeeds across two servers', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { bookable, customer, worker, params } = await makePair();
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, localDate: dayAhead(6) });
    const [moved, taken] = await Promise.all([
      send(customer, bookings.rescheduleBookingContract, { params, body: { scheduledAt, timeSlot } }),
      change(worker, { from: dayAhead(6) }, there.send),
    ]);
    const outcome = `${moved.status} ${taken.status}`;
    assert.ok(['200 409', '409 200'].includes(outcome), `round ${round}: ${outcome}`);
  }
});
