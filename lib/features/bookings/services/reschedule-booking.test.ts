import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { expectRefusal } from '#server/testing/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#server/testing/booking-client.ts';
import { wishFor } from '#server/testing/factories/bookings.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { closeBookings } from './close-bookings.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const otherTime = (bookable: Parameters<typeof wishFor>[0], start: number) => {
  const { scheduledAt, timeSlot } = wishFor({ ...bookable, slot: { start, end: start + 120 } });
  return { scheduledAt, timeSlot };
};

test('a request moves at once; what was agreed moves with the worker’s yes, and holds both times until then', async () => {
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
      (await book(stranger, wishFor({ ...agreed.bookable, slot: { start, end: start + 60 } }))).status,
      409,
    );
  const accept = { params: agreed.params, body: { accept: true } };
  const moved = viewIn(await send(agreed.worker, bookings.answerProposalContract, accept));
  assert.deepEqual([moved.timeSlot.label, moved.proposal], ['11 AM-1 PM', null]);
  const freed = wishFor({ ...agreed.bookable, slot: { start: 600, end: 660 } });
  assert.equal((await book(stranger, freed)).status, 201);
  assert.equal(
    expectRefusal(await send(agreed.worker, bookings.answerProposalContract, accept), 409).code,
    'no_proposal',
  );
});

test('a proposal that is declined or forgotten frees the time that it asked for', async () => {
  for (const way of ['declined', 'forgotten'] as const) {
    const { bookable, customer, worker, params } = await makePair('accepted');
    const body = otherTime(bookable, 840);
    const proposed = viewIn(await send(customer, bookings.rescheduleBookingContract, { params, body }));
    if (way === 'declined')
      await send(worker, bookings.answerProposalContract, { params, body: { accept: false } });
    else {
      setClock(new Date(proposed.proposal?.expiresAt ?? 0));
      await closeBookings();
    }
    const stored = await findBooking(params.id);
    assert.deepEqual([stored?.proposal, stored?.startsAt.toISOString()], [null, proposed.startsAt], way);
    const stranger = await signIn('customer');
    const wish = wishFor({ ...bookable, localDate: proposed.localDate, slot: { start: 840, end: 960 } });
    assert.equal((await book(stranger, wish)).status, 201, way);
    resetClock();
  }
});
