import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as proposals from '#lib/features/bookings/contracts/proposals.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { listReservedQuarters } from './steps/plan-time.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, proposeOtherTime, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { closeBookings } from './close-bookings.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const otherTime = (bookable: Parameters<typeof bookingBodyFor>[0], start: number) => {
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot: { start, end: start + 120 } });
  return { scheduledAt, timeSlot };
};

test('a request moves at once; an accepted booking holds both times until the worker agrees', async () => {
  const { bookable, customer, params } = await makePair();
  const move = (body: object) => send(customer, bookings.rescheduleBookingContract, { params, body });
  assert.equal(viewIn(await move(otherTime(bookable, 720))).timeSlot.label, '12-2 PM');

  const agreed = await makePair('accepted');
  const propose = await send(agreed.customer, bookings.rescheduleBookingContract, {
    params: agreed.params,
    body: otherTime(agreed.bookable, 660),
  });
  assert.equal(viewIn(propose).proposal?.timeSlot.label, '11 AM-1 PM');
  const stranger = await signIn('customer');
  for (const start of [600, 720])
    assert.equal(
      (await book(stranger, bookingBodyFor({ ...agreed.bookable, slot: { start, end: start + 60 } }))).status,
      409,
    );
  const accept = { params: agreed.params, body: { accept: true } };
  const moved = viewIn(await send(agreed.worker, proposals.answerProposalContract, accept));
  assert.deepEqual([moved.timeSlot.label, moved.proposal], ['11 AM-1 PM', null]);
  const freed = bookingBodyFor({ ...agreed.bookable, slot: { start: 600, end: 660 } });
  assert.equal((await book(stranger, freed)).status, 201);
  assert.equal(
    expectRefusal(await send(agreed.worker, proposals.answerProposalContract, accept), 409).code,
    'no_proposal',
  );
});

test('a declined or expired proposal frees the time it asked for', async () => {
  for (const way of ['declined', 'forgotten'] as const) {
    const { bookable, customer, worker, params } = await makePair('accepted');
    const body = otherTime(bookable, 840);
    const proposed = viewIn(await send(customer, bookings.rescheduleBookingContract, { params, body }));
    if (way === 'declined')
      await send(worker, proposals.answerProposalContract, { params, body: { accept: false } });
    else {
      setClock(new Date(proposed.proposal?.expiresAt ?? 0));
      await closeBookings();
    }
    const stored = await findBooking(params.id);
    assert.deepEqual([stored?.proposal, stored?.startsAt.toISOString()], [null, proposed.startsAt], way);
    const stranger = await signIn('customer');
    const freed = bookingBodyFor({
      ...bookable,
      localDate: proposed.localDate,
      slot: { start: 840, end: 960 },
    });
    assert.equal((await book(stranger, freed)).status, 201, way);
    resetClock();
  }
});

/** An accepted booking whose customer proposes the following hours, one hour longer. */
const proposedTime = async ({ isAtStart }: { isAtStart: boolean }) => {
  const { bookable, customer, worker, params, booking } = await makePair('accepted');
  const slot = { start: 720, end: 900 };
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot });
  const body = { scheduledAt, timeSlot };
  const proposed = viewIn(await send(customer, bookings.rescheduleBookingContract, { params, body }));
  if (isAtStart) setClock(booking.startsAt);
  const theirs = await makeSession(worker.user);
  const move = (status: string) =>
    send(theirs, bookings.setBookingStatusContract, { params, body: { status } });
  const accept = () => send(theirs, proposals.answerProposalContract, { params, body: { accept: true } });
  return { bookable, params, booking, proposed, move, accept };
};

test('a proposal carries its price, and accepting it changes the booking’s price', async () => {
  const { params, proposed, accept } = await proposedTime({ isAtStart: false });
  assert.deepEqual([proposed.pricePaise, proposed.proposal?.pricePaise], [50_000, 75_000]);
  expectSuccess(await accept(), proposals.answerProposalContract);
  assert.equal((await findBooking(params.id))?.pricePaise, 75_000);
});

for (const status of ['on_the_way', 'arrived', 'in_progress'] as const)
  test(`a worker’s move to ${status} drops the proposal, frees its time and keeps the price`, async () => {
    const { bookable, booking, params, move, accept } = await proposedTime({ isAtStart: true });
    expectSuccess(await move(status), bookings.setBookingStatusContract);
    const stored = await findBooking(params.id);
    assert.deepEqual([stored?.status, stored?.proposal], [status, null]);
    const { localDate, startsAt } = booking;
    const workerId = String(bookable.worker._id);
    assert.deepEqual([...(await listReservedQuarters({ workerId, localDate }))], toCells(booking));
    assert.equal(expectRefusal(await accept(), 409).code, 'no_proposal');
    const after = await findBooking(params.id);
    assert.deepEqual([after?.startsAt, after?.pricePaise], [startsAt, 50_000]);
  });

test('a proposal stored beside a job under way cannot be accepted', async () => {
  const { params, booking, bookable } = await makePair('in_progress');
  await proposeOtherTime(booking);
  const worker = await makeSession(bookable.worker);
  const answer = await send(worker, proposals.answerProposalContract, { params, body: { accept: true } });
  assert.equal(expectRefusal(answer, 409).code, 'no_proposal');
});

test('a request moved to a day with another request to that worker is refused', async () => {
  const { bookable, customer, params, booking } = await makePair();
  const nextDay = { ...bookable, localDate: dayAhead(3) };
  assert.equal((await book(customer, bookingBodyFor(nextDay))).status, 201);
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...nextDay, slot: { start: 900, end: 1020 } });
  const body = { scheduledAt, timeSlot };
  const answer = await send(customer, bookings.rescheduleBookingContract, { params, body });
  assert.equal(expectRefusal(answer, 409).code, 'day_requested');
  assert.deepEqual(await findBooking(params.id), booking);
});

test('a customer can hold eight open hours with a worker, moved bookings included', async () => {
  const { bookable, customer, params } = await makePair('accepted');
  const bodyFor = (slot: { start: number; end: number }) =>
    bookingBodyFor({ ...bookable, localDate: dayAhead(3), slot });
  const refused = await book(customer, bodyFor({ start: 480, end: 855 }));
  assert.equal(expectRefusal(refused, 409).code, 'too_many_open_hours');
  assert.equal((await book(customer, bodyFor({ start: 480, end: 840 }))).status, 201);
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot: { start: 720, end: 855 } });
  const body = { scheduledAt, timeSlot };
  const moved = await send(customer, bookings.rescheduleBookingContract, { params, body });
  assert.equal(expectRefusal(moved, 409).code, 'too_many_open_hours');
  const stranger = await signIn('customer');
  assert.equal(
    (await book(stranger, bodyFor({ start: 900, end: 1020 }))).status,
    201,
    'each of them has eight',
  );
});

/** A request, and the acceptance of a worker whose screen shows it. */
const shownRequest = async () => {
  const { bookable, customer, worker, params, booking } = await makePair();
  const { startsAt, pricePaise } = booking;
  const shown = { status: 'accepted', startsAt: startsAt.toISOString(), pricePaise };
  const move = (start: number, minutes = 120) => {
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, slot: { start, end: start + minutes } });
    return send(customer, bookings.rescheduleBookingContract, { params, body: { scheduledAt, timeSlot } });
  };
  const accept = (body: object) => send(worker, bookings.setBookingStatusContract, { params, body });
  return { params, booking, shown, move, accept };
};

test('an acceptance of another time or price than the request now has is refused', async () => {
  const { params, shown, move, accept } = await shownRequest();
  const longer = viewIn(await move(600, 180));
  assert.deepEqual([longer.startsAt, longer.pricePaise], [shown.startsAt, 75_000]);
  assert.equal(expectRefusal(await accept(shown), 409).code, 'booking_changed');
  const later = viewIn(await move(720));
  assert.equal(later.pricePaise, shown.pricePaise);
  assert.equal(expectRefusal(await accept(shown), 409).code, 'booking_changed');
  assert.equal((await findBooking(params.id))?.status, 'pending');
  const { startsAt, pricePaise } = later;
  const agreed = viewIn(await accept({ status: 'accepted', startsAt, pricePaise }));
  assert.deepEqual([agreed.status, agreed.startsAt], ['accepted', later.startsAt]);
});

test('a client that does not say what it showed accepts the request as it is', async () => {
  const { move, accept } = await shownRequest();
  const later = viewIn(await move(720));
  const agreed = viewIn(await accept({ status: 'accepted' }));
  assert.deepEqual([agreed.status, agreed.startsAt], ['accepted', later.startsAt]);
});

test('an acceptance and a move at the same moment never agree on a time that was not shown', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { params, booking, shown, move, accept } = await shownRequest();
    const [answer] = await Promise.all([accept(shown), move(720)]);
    const stored = await findBooking(params.id);
    if (stored?.status === 'accepted') assert.deepEqual(stored.startsAt, booking.startsAt);
    else assert.equal(expectRefusal(answer, 409).code, 'booking_changed');
  }
});
