import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showsWrite } from './is-booking-write-done.ts';

const timeSlot = { start: '10:00 AM', end: '12:00 PM', label: '10 AM-12 PM' };
const startsAt = '2026-12-01T04:30:00.000Z';
const at = '2026-12-01T05:00:00.000Z';

type Booking = Parameters<typeof showsWrite>[0];

const makeBooking = (fields: Partial<Booking> = {}): Booking => ({
  ...{
    status: 'accepted',
    startsAt,
    timeSlot,
    proposal: null,
    paid: null,
    fee: null,
    extras: [],
    noShow: null,
  },
  ...{ canAnswerNoShow: false, review: null, creditPaise: 0, handover: null, waiting: null },
  ...{ asksIfWell: false },
  ...fields,
});

const proposal: Booking['proposal'] = {
  ...{ by: 'customer', timeSlot, pricePaise: 50_000, expiresAt: at },
  ...{ startsAt: '2026-12-02T04:30:00.000Z', endsAt: '2026-12-02T06:30:00.000Z' },
};

const fee: Booking['fee'] = {
  ...{ percent: 50, feePaise: 25_000, owedBy: 'customer', payBy: at },
  ...{ state: 'waived', method: null, settledAt: at },
};

const handover: NonNullable<Booking['handover']> = {
  worker: { _id: 'd'.repeat(24), name: 'Suresh Kumar', profileImage: null, rating: 5, reviews: 1 },
  ...{ pricePaise: 50_000, expiresAt: at, hasCustomerAgreed: false, hasWorkerAgreed: true },
};

test('a change of status is done when the booking has it', () => {
  const call = 'PUT /bookings/{id}/status';
  assert.ok(showsWrite(makeBooking(), { call, body: { status: 'accepted' } }));
  assert.ok(!showsWrite(makeBooking(), { call, body: { status: 'cancelled' } }));
});

test('an undo is done when the booking has left the status that it undoes', () => {
  const call = 'POST /bookings/{id}/undo';
  assert.ok(!showsWrite(makeBooking(), { call, body: { status: 'accepted' } }));
  assert.ok(showsWrite(makeBooking({ status: 'pending' }), { call, body: { status: 'accepted' } }));
});

test('accepting a proposal is done when the booking has its time, declining it when the proposal is gone', () => {
  const call = 'PUT /bookings/{id}/proposal';
  const open = makeBooking({ proposal });
  const moved = makeBooking({ startsAt: proposal.startsAt });
  const yes = { call, body: { accept: true, startsAt: proposal.startsAt } };
  const no = { call, body: { accept: false, startsAt: proposal.startsAt } };
  assert.ok(!showsWrite(open, yes));
  assert.ok(showsWrite(moved, yes));
  assert.ok(!showsWrite(open, no));
  assert.ok(showsWrite(makeBooking(), no));
});

test('a move is done when the booking or its proposal has the chosen day and time', () => {
  const call = 'POST /bookings/{id}/reschedule';
  const body = { scheduledAt: '2026-12-02T00:00:00+05:30', timeSlot: { start: '10:00 AM', end: '12:00 PM' } };
  assert.ok(!showsWrite(makeBooking(), { call, body }));
  assert.ok(showsWrite(makeBooking({ proposal }), { call, body }));
  assert.ok(showsWrite(makeBooking({ startsAt: proposal.startsAt }), { call, body }));
  const otherTime = { ...body, timeSlot: { start: '2:00 PM', end: '4:00 PM' } };
  assert.ok(!showsWrite(makeBooking({ proposal }), { call, body: otherTime }));
});

test('a payment, a waiver and a review are done when the booking has them', () => {
  const paid = { call: 'PUT /bookings/{id}/paid', body: { method: 'cash' } };
  assert.ok(!showsWrite(makeBooking(), paid));
  assert.ok(showsWrite(makeBooking({ paid: { method: 'cash', at } }), paid));
  const waiver = { call: 'DELETE /bookings/{id}/fee', body: undefined };
  assert.ok(!showsWrite(makeBooking(), waiver));
  assert.ok(showsWrite(makeBooking({ fee }), waiver));
  const review = { call: 'POST /admin/rate-us', body: { rating: 4 } };
  assert.ok(!showsWrite(makeBooking(), review));
  assert.ok(
    showsWrite(makeBooking({ review: { _id: 'a'.repeat(24), rating: 4, blindUntil: null } }), review),
  );
});

test('an extra is done when the booking has its line, an answer when the line has it', () => {
  const proposed: Booking['extras'][number] = {
    ...{ _id: 'b'.repeat(24), words: 'New tap', amountPaise: 30_000, photo: null, state: 'proposed' },
    ...{ at, answeredAt: null, answers: [], isWaiting: false },
  };
  const booking = makeBooking({ extras: [proposed] });
  const call = 'POST /bookings/{id}/extras';
  assert.ok(showsWrite(booking, { call, body: { words: 'New tap', amountPaise: 30_000 } }));
  assert.ok(!showsWrite(booking, { call, body: { words: 'New tap', amountPaise: 31_000 } }));
  const yes = {
    call: 'PUT /bookings/{id}/extras/{extraId}',
    params: { extraId: proposed._id },
    body: { answer: 'accepted' },
  };
  assert.ok(!showsWrite(booking, yes));
  const accepted = makeBooking({ extras: [{ ...proposed, state: 'accepted' }] });
  assert.ok(showsWrite(accepted, yes));
  assert.ok(!showsWrite(accepted, { ...yes, params: { extraId: 'c'.repeat(24) } }));
});

test('credit is used when the booking has some, a proposed worker answered when the proposal has it', () => {
  const credit = { call: 'PUT /bookings/{id}/credit', body: undefined };
  assert.ok(!showsWrite(makeBooking(), credit));
  assert.ok(showsWrite(makeBooking({ creditPaise: 10_000 }), credit));
  const call = 'PUT /bookings/{id}/handover';
  const [yes, no] = [
    { call, body: { accept: true, pricePaise: 50_000 } },
    { call, body: { accept: false } },
  ];
  const open = makeBooking({ handover });
  assert.ok(!showsWrite(open, yes));
  assert.ok(!showsWrite(open, no));
  assert.ok(showsWrite(makeBooking({ handover: { ...handover, hasCustomerAgreed: true } }), yes));
  // Ended in any way, so that the server has to say how.
  assert.ok(!showsWrite(makeBooking(), yes));
  assert.ok(showsWrite(makeBooking(), no));
  // An answer about another worker than the proposed one.
  const other = { workerId: 'e'.repeat(24) };
  const agreed = makeBooking({ handover: { ...handover, hasCustomerAgreed: true } });
  assert.ok(!showsWrite(agreed, { call, body: { ...yes.body, ...other } }));
  assert.ok(showsWrite(open, { call, body: { ...no.body, ...other } }));
  assert.ok(showsWrite(agreed, { call, body: { ...yes.body, workerId: handover.worker._id } }));
  assert.ok(!showsWrite(open, { call, body: { ...no.body, workerId: handover.worker._id } }));
});

test('an unknown call is never taken as done', () => {
  assert.ok(!showsWrite(makeBooking(), { call: 'PUT /bookings/{id}/other', body: {} }));
});
