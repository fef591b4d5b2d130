import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as proposals from '#lib/features/bookings/contracts/proposals.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

type Pair = Awaited<ReturnType<typeof makePair>>;

/** The afternoon of the request's day, for as long as the request. */
const timeAt = ({ bookable, booking }: Pair, start: number, minutes = 0) => {
  const length = minutes || (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const { localDate } = booking;
  const body = bookingBodyFor({ ...bookable, localDate, slot: { start, end: start + length } });
  return { scheduledAt: body.scheduledAt, timeSlot: body.timeSlot };
};

const offer = (pair: Pair, body: object, worker = pair.worker) =>
  send(worker, proposals.offerTimeContract, { params: pair.params, body });

const answer = (pair: Pair, body: object) =>
  send(pair.customer, proposals.answerProposalContract, { params: pair.params, body });

const move = (pair: Pair, status: string) =>
  send(pair.worker, bookings.setBookingStatusContract, { params: pair.params, body: { status } });

const offered = async () => {
  const pair = await makePair();
  const view = viewIn(await offer(pair, timeAt(pair, 960)));
  return { pair, startsAt: view.proposal?.startsAt ?? '', view };
};

const cellsHeld = async (bookingId: string): Promise<number[]> => {
  const rows = await database().collection('bookingClaims').find().toArray();
  return rows
    .filter((row) => String(row['bookingId']) === bookingId)
    .map((row) => Number(row['cell']))
    .toSorted((one, other) => one - other);
};

test('accepting a suggested time books the worker for it at the agreed price', async () => {
  const { pair, startsAt, view } = await offered();
  assert.deepEqual([view.proposal?.by, view.canOfferTime, view.status], ['worker', false, 'pending']);
  const stored = await findBooking(pair.params.id);
  assert.ok(stored?.proposal);
  assert.deepEqual(
    await cellsHeld(pair.params.id),
    [...toCells(stored), ...toCells(stored.proposal)].toSorted((one, other) => one - other),
  );
  const booked = viewIn(await answer(pair, { accept: true, startsAt }));
  assert.deepEqual(
    [booked.status, booked.startsAt, booked.pricePaise, booked.proposal, booked.expiresAt],
    ['accepted', startsAt, pair.booking.pricePaise, null, null],
  );
  assert.deepEqual(await cellsHeld(pair.params.id), toCells(stored.proposal));
  // The customer has acted: there is nothing for the worker to undo.
  const own = viewIn(await send(pair.worker, bookings.getBookingContract, { params: pair.params }));
  assert.equal(own.undoUntil, null);
  assert.equal(
    expectRefusal(await answer(pair, { accept: true, startsAt }), 409).code,
    'no_proposal',
    'a second tap',
  );
});

test('a customer cannot accept a request without a suggested time', async () => {
  const pair = await makePair();
  const straight = await send(pair.customer, bookings.setBookingStatusContract, {
    params: pair.params,
    body: { status: 'accepted' },
  });
  assert.equal(expectRefusal(straight, 409).code, 'illegal_move');
  const body = { accept: true, startsAt: pair.booking.startsAt.toISOString() };
  assert.equal(expectRefusal(await answer(pair, body), 409).code, 'no_proposal');
  // Nor one that the customer proposed.
  const agreed = await makePair('accepted');
  await send(agreed.customer, bookings.rescheduleBookingContract, {
    params: agreed.params,
    body: timeAt(agreed, 960),
  });
  assert.equal(expectRefusal(await answer(agreed, body), 409).code, 'no_proposal');
});

test('declining a suggested time frees it and leaves the request open with its deadline', async () => {
  const { pair, startsAt, view } = await offered();
  const open = viewIn(await answer(pair, { accept: false, startsAt }));
  assert.deepEqual(
    [open.status, open.startsAt, open.proposal, open.expiresAt, open.canAskOthers],
    ['pending', view.startsAt, null, view.expiresAt, true],
  );
  assert.deepEqual(await cellsHeld(pair.params.id), toCells(pair.booking));
});

test('an answer for an earlier suggestion is refused', async () => {
  const { pair, startsAt } = await offered();
  assert.deepEqual(fieldsIn(await answer(pair, { accept: true })), [['startsAt', 'required']]);
  await answer(pair, { accept: false, startsAt });
  await offer(pair, timeAt(pair, 840));
  for (const accept of [true, false])
    assert.equal(expectRefusal(await answer(pair, { accept, startsAt }), 409).code, 'booking_changed');
});

test('a worker suggests one time at once, at most two for a request, and never too late to be answered', async () => {
  const { pair, startsAt } = await offered();
  assert.equal(expectRefusal(await offer(pair, timeAt(pair, 840)), 409).code, 'proposal_open');
  await answer(pair, { accept: false, startsAt });
  const again = viewIn(await offer(pair, timeAt(pair, 840)));
  await answer(pair, { accept: false, startsAt: again.proposal?.startsAt });
  assert.equal(expectRefusal(await offer(pair, timeAt(pair, 960)), 409).code, 'offer_limit');

  const late = await makePair();
  const { expiresAt } = late.booking;
  assert.ok(expiresAt);
  setClock(new Date(expiresAt.getTime() - 14 * 60_000));
  assert.equal(expectRefusal(await offer(late, timeAt(late, 960)), 409).code, 'offer_too_late');
  setClock(expiresAt);
  assert.equal(expectRefusal(await offer(late, timeAt(late, 960)), 409).code, 'request_expired');
});

test('a suggested time ends with the request and does not move its deadline', async () => {
  const { pair, startsAt, view } = await offered();
  const { expiresAt } = pair.booking;
  assert.equal(view.proposal?.expiresAt, expiresAt?.toISOString());
  setClock(expiresAt ?? now());
  assert.equal(expectRefusal(await answer(pair, { accept: true, startsAt }), 409).code, 'no_proposal');
  await closeBookings();
  const stored = await findBooking(pair.params.id);
  assert.deepEqual([stored?.status, stored?.proposal], ['expired', null]);
  assert.deepEqual(await cellsHeld(pair.params.id), []);
});

test('only a free time of the same length within the worker’s hours can be suggested', async () => {
  const pair = await makePair();
  const { localDate } = pair.booking;
  const taken = bookingBodyFor({ ...pair.bookable, localDate, slot: { start: 960, end: 1080 } });
  assert.equal((await book(await signIn('customer'), taken)).status, 201);
  assert.equal(expectRefusal(await offer(pair, timeAt(pair, 960)), 409).code, 'slot_taken', 'a booked time');
  assert.equal(expectRefusal(await offer(pair, timeAt(pair, 600)), 409).code, 'slot_taken', 'its own time');
  assert.deepEqual(fieldsIn(await offer(pair, timeAt(pair, 840, 60))), [['timeSlot', 'slot_length']]);
  assert.equal((await findBooking(pair.params.id))?.timesOffered, undefined);
});

test('accepting or rejecting the request, cancelling it and moving it end a suggestion', async () => {
  const ways = {
    accepted: (pair: Pair) => move(pair, 'accepted'),
    rejected: (pair: Pair) => move(pair, 'rejected'),
    cancelled: (pair: Pair) =>
      send(pair.customer, bookings.setBookingStatusContract, {
        params: pair.params,
        body: { status: 'cancelled' },
      }),
    pending: (pair: Pair) =>
      send(pair.customer, bookings.rescheduleBookingContract, {
        params: pair.params,
        body: timeAt(pair, 720),
      }),
  };
  for (const [status, end] of Object.entries(ways)) {
    const { pair, startsAt } = await offered();
    expectSuccess(await end(pair), bookings.setBookingStatusContract);
    const stored = await findBooking(pair.params.id);
    assert.deepEqual([stored?.status, stored?.proposal], [status, null]);
    const isOver = status === 'rejected' || status === 'cancelled';
    assert.deepEqual(await cellsHeld(pair.params.id), stored && !isOver ? toCells(stored) : [], status);
    assert.equal(expectRefusal(await answer(pair, { accept: true, startsAt }), 409).code, 'no_proposal');
  }
});

test('asking another worker for the booked time declines the suggestion', async () => {
  const { pair, startsAt } = await offered();
  const { bookable, customer, booking } = pair;
  const worker = await makeWorker({ skills: bookable.worker.skills });
  const body = bookingBodyFor({ worker, job: bookable.job, localDate: booking.localDate });
  const asked = await book(customer, { ...body, insteadOf: pair.params.id });
  assert.equal(asked.status, 201);
  assert.equal((await findBooking(pair.params.id))?.proposal, null);
  assert.deepEqual(await cellsHeld(pair.params.id), toCells(booking));
  assert.equal(expectRefusal(await answer(pair, { accept: true, startsAt }), 409).code, 'no_proposal');
});

test('another worker’s acceptance ends the suggestion and frees both times', async () => {
  const { pair } = await offered();
  const { bookable, customer, booking } = pair;
  const other = await makeWorker({ skills: bookable.worker.skills });
  const body = bookingBodyFor({ worker: other, job: bookable.job, localDate: booking.localDate });
  const asked = viewIn(await book(customer, { ...body, insteadOf: pair.params.id }));
  // Suggested again after the other worker was asked.
  expectSuccess(await offer(pair, timeAt(pair, 840)), proposals.offerTimeContract);
  const accept = { params: { id: asked._id }, body: { status: 'accepted' } };
  expectSuccess(
    await send(await makeSession(other), bookings.setBookingStatusContract, accept),
    bookings.setBookingStatusContract,
  );
  const stored = await findBooking(pair.params.id);
  assert.deepEqual([stored?.status, stored?.proposal], ['cancelled', null]);
  assert.deepEqual(await cellsHeld(pair.params.id), []);
});

test('a request whose time is not held keeps only the suggested time reserved', async () => {
  const pair = await makePair();
  const hold = { until: null };
  await database().collection('bookings').updateOne({ _id: pair.booking._id }, { $set: { hold } });
  await database().collection('bookingClaims').deleteMany({ bookingId: pair.booking._id });
  // Overlaps the booked time.
  const overlapping = timeAt(pair, 660);
  const first = viewIn(await offer(pair, overlapping));
  await answer(pair, { accept: false, startsAt: first.proposal?.startsAt });
  assert.deepEqual(await cellsHeld(pair.params.id), []);
  const view = viewIn(await offer(pair, overlapping));
  const accepted = viewIn(await answer(pair, { accept: true, startsAt: view.proposal?.startsAt }));
  const stored = await findBooking(pair.params.id);
  assert.equal(accepted.status, 'accepted');
  assert.deepEqual(await cellsHeld(pair.params.id), stored && toCells(stored));
});

test('a hold that ends keeps the suggested time, and the worker can still accept the booked one', async () => {
  const pair = await makePair();
  const until = new Date(now().getTime() + 60_000);
  const set = { $set: { hold: { until } } };
  await database().collection('bookings').updateOne({ _id: pair.booking._id }, set);
  const customers = database().collection('users');
  await customers.updateOne(
    { _id: pair.customer.user._id },
    { $set: { emailVerified: false }, $unset: { emailProvedAt: '', phoneProvedAt: '', provedPhone: '' } },
  );
  const view = viewIn(await offer(pair, timeAt(pair, 660)));
  setClock(until);
  await closeBookings();
  const open = await findBooking(pair.params.id);
  if (open?.hold) assert.deepEqual(await cellsHeld(pair.params.id), open.proposal && toCells(open.proposal));
  assert.ok(view.proposal);
  expectSuccess(await move(pair, 'accepted'), bookings.setBookingStatusContract);
  const stored = await findBooking(pair.params.id);
  assert.deepEqual(await cellsHeld(pair.params.id), stored && toCells(stored));
});

test('two suggestions at the same moment store one', async () => {
  const pair = await makePair();
  const answers = await Promise.all([840, 960].map((start) => offer(pair, timeAt(pair, start))));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const stored = await findBooking(pair.params.id);
  assert.equal(stored?.timesOffered, 1);
  assert.ok(stored.proposal);
  assert.equal((await cellsHeld(pair.params.id)).length, 2 * toCells(stored).length);
});

test('a customer’s yes and the worker’s acceptance at the same moment count once', async () => {
  const { pair, startsAt } = await offered();
  const answers = await Promise.all([answer(pair, { accept: true, startsAt }), move(pair, 'accepted')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const stored = await findBooking(pair.params.id);
  assert.equal(stored?.history.filter(({ status }) => status === 'accepted').length, 1);
  assert.deepEqual(await cellsHeld(pair.params.id), stored && toCells(stored));
});

test('strangers and the customer cannot suggest a time, and the worker sees her free times', async () => {
  const pair = await makePair();
  const stranger = await makeSession(await makeWorker());
  assert.equal((await offer(pair, timeAt(pair, 960), stranger)).status, 404);
  assert.equal((await offer(pair, timeAt(pair, 960), pair.customer)).status, 403);
  const slots = await send(pair.worker, bookings.listSlotsContract, {
    params: { id: String(pair.bookable.worker._id) },
    query: { date: pair.booking.localDate, bookingId: pair.params.id },
  });
  expectSuccess(slots, bookings.listSlotsContract);
  assert.match(JSON.stringify(slots.json), /"state":"own"/);
});
