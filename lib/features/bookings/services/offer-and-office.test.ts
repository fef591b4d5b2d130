import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import { answerHandoverContract } from '#lib/features/bookings/contracts/handover.ts';
import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listReservedCells } from '#models/bookings/booking-claim.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeTaker, seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

type Pair = Awaited<ReturnType<typeof makePair>>;

const read = async ({ params: { id } }: Pair): Promise<BookingRecord> => {
  const booking = await findBooking(id);
  assert.ok(booking);
  return booking;
};

/** From four to six in the afternoon; the request is for the morning. */
const inTheAfternoon = ({ bookable, booking: { localDate } }: Pair) => {
  const { scheduledAt, timeSlot } = bookingBodyFor({
    ...bookable,
    localDate,
    slot: { start: 960, end: 1080 },
  });
  return { scheduledAt, timeSlot };
};

const suggest = (pair: Pair, worker = pair.worker) =>
  send(worker, offerTimeContract, { params: pair.params, body: inTheAfternoon(pair) });

const answer = (pair: Pair, accept: boolean, startsAt: string) =>
  send(pair.customer, answerProposalContract, { params: pair.params, body: { accept, startsAt } });

/** A request three days ahead for which the worker has suggested the afternoon, and an admin. */
const openSuggestion = async () => {
  const pair = await makePair('pending', { localDate: dayAhead(3) });
  const startsAt = viewIn(await suggest(pair)).proposal?.startsAt ?? '';
  const admin = await signIn('admin');
  const act = async (call: Contract, body: object) =>
    send(admin, call, {
      params: pair.params,
      body: { seen: seeBooking(await read(pair)), reason: 'Agreed on the phone.', ...body },
    });
  return { pair, startsAt, act };
};

const countCells = (workerId: unknown, span: Pick<BookingRecord, 'startsAt' | 'endsAt'>): Promise<number> => {
  const cells = toCells(span);
  const [from = 0] = cells;
  return listReservedCells({ workerId: String(workerId), from, to: from + cells.length }).then(
    ({ length }) => length,
  );
};

/** The office's proposal of another worker is accepted by both. */
const handOver = async (
  { pair, act }: Awaited<ReturnType<typeof openSuggestion>>,
  worker: SignedIn,
): Promise<void> => {
  const proposed = await act(acts.proposeWorkerContract, { workerId: worker.userId, price: 'agreed' });
  expectSuccess(proposed, acts.proposeWorkerContract);
  const { handover } = await read(pair);
  const body = { accept: true, pricePaise: handover?.pricePaise };
  for (const who of [pair.customer, worker])
    expectSuccess(
      await send(who, answerHandoverContract, { params: pair.params, body }),
      answerHandoverContract,
    );
};

test('the office neither moves nor hands over a request while a suggested time waits for its answer', async () => {
  const { pair, startsAt, act } = await openSuggestion();
  const other = await makeTaker(await read(pair));
  const to = new Date(new Date(startsAt).getTime() + 24 * 3_600_000).toISOString();
  const move = await act(acts.moveBookingContract, { startsAt: to });
  assert.equal(expectRefusal(move, 409).code, 'proposal_open');
  const propose = { workerId: String(other._id), price: 'agreed' };
  assert.equal(expectRefusal(await act(acts.proposeWorkerContract, propose), 409).code, 'illegal_move');
  const booked = viewIn(await answer(pair, true, startsAt));
  assert.deepEqual([booked.status, booked.startsAt], ['accepted', startsAt]);
});

test('the office can move a request after the customer declined the suggested time', async () => {
  const { pair, startsAt, act } = await openSuggestion();
  await answer(pair, false, startsAt);
  expectSuccess(await act(acts.moveBookingContract, { startsAt }), acts.moveBookingContract);
  const { status, startsAt: moved, proposal, workerId } = await read(pair);
  assert.deepEqual([status, moved.toISOString(), proposal], ['pending', startsAt, null]);
  assert.equal(await countCells(workerId, pair.booking), 0, 'the first time is free again');
});

test('cancelling by the office ends a suggested time and frees both times', async () => {
  const { pair, startsAt, act } = await openSuggestion();
  const { proposal, workerId } = await read(pair);
  assert.ok(proposal);
  const cancel = { countsFor: 'nobody', fee: 'waived' };
  expectSuccess(await act(acts.cancelBookingContract, cancel), acts.cancelBookingContract);
  assert.equal((await read(pair)).proposal, null);
  assert.deepEqual([await countCells(workerId, pair.booking), await countCells(workerId, proposal)], [0, 0]);
  assert.equal(expectRefusal(await answer(pair, true, startsAt), 409).code, 'no_proposal');
});

test('a page of the office from before an agreed suggestion is out of date', async () => {
  const { pair, startsAt, act } = await openSuggestion();
  const seen = seeBooking(await read(pair));
  await answer(pair, true, startsAt);
  const stale = await act(acts.cancelBookingContract, { seen, countsFor: 'nobody', fee: 'waived' });
  assert.equal(expectRefusal(stale, 409).code, 'booking_changed');
});

test('a booking at a suggested time goes to another worker, and the suggestion can’t be answered again', async () => {
  const suggestion = await openSuggestion();
  const { pair, startsAt } = suggestion;
  expectSuccess(await answer(pair, true, startsAt), answerProposalContract);
  const agreed = await read(pair);
  const worker = await makeSession(await makeTaker(agreed));
  await handOver(suggestion, worker);
  for (const accept of [true, false])
    assert.equal(expectRefusal(await answer(pair, accept, startsAt), 409).code, 'no_proposal');
  assert.equal((await suggest(pair)).status, 404, 'the former worker');
  assert.equal(expectRefusal(await suggest(pair, worker), 409).code, 'slot_taken', 'the booked time');
  const after = await read(pair);
  assert.deepEqual(
    [String(after.workerId), after.status, after.startsAt.toISOString(), after.pricePaise],
    [worker.userId, 'accepted', startsAt, agreed.pricePaise],
  );
  assert.deepEqual(
    [await countCells(agreed.workerId, agreed), await countCells(after.workerId, after)],
    [0, toCells(after).length],
  );
});

test('a time that a worker has suggested to one customer can’t be proposed to another by the office', async () => {
  const first = await openSuggestion();
  expectSuccess(await answer(first.pair, true, first.startsAt), answerProposalContract);
  const worker = await makeSession(await makeTaker(await read(first.pair)));
  const bookable = { worker: worker.user, job: first.pair.bookable.job };
  const booking = await makeBooking({ bookable, localDate: dayAhead(3) });
  const other = { ...first.pair, bookable, booking, worker, params: { id: String(booking._id) } };
  expectSuccess(await suggest(other), offerTimeContract);
  const propose = { workerId: worker.userId, price: 'agreed' };
  const refused = await first.act(acts.proposeWorkerContract, propose);
  assert.equal(expectRefusal(refused, 409).code, 'worker_not_free');
});
