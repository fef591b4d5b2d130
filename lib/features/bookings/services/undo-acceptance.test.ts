import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { listReservedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead, makeBookable, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

beforeEach(() => setClock(instantInIndia({ localDate: dayAhead(1), minutes: 9 * 60 })));
afterEach(resetClock);

const goOn = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));

interface Two {
  customer: SignedIn;
  worker: SignedIn;
  bookable: Bookable;
}

const makeTwo = async (proved = true): Promise<Two> => {
  const bookable = await makeBookable();
  const user = await makeUser({ name: 'Asha Gupta', ...(!proved && { emailProvedAt: undefined }) });
  return { bookable, customer: await makeSession(user), worker: await makeSession(bookable.worker) };
};

const request = async ({ customer, bookable }: Two, localDate = dayAhead(3)) =>
  viewIn(await book(customer, bookingBodyFor({ ...bookable, localDate })));

const setStatus = (who: SignedIn, id: string, status: BookingStatus, reason?: string) =>
  send(who, bookings.setBookingStatusContract, {
    params: { id },
    body: { status, ...(reason !== undefined && { reason }) },
  });

const undo = (who: SignedIn, id: string) =>
  send(who, bookings.undoStepContract, { params: { id }, body: { status: 'accepted' } });

test('undoing an acceptance restores the request with its deadline, place, time and reminder', async () => {
  const two = await makeTwo();
  const { customer, worker } = two;
  const { _id } = await request(two);
  const before = await findBooking(_id);
  const workerBefore = await findUser(worker.userId);
  goOn(300);
  const accepted = viewIn(await setStatus(worker, _id, 'accepted'));
  const acceptedAt = Date.parse(accepted.history.at(-1)?.at ?? '');
  assert.equal(accepted.undoUntil, new Date(acceptedAt + 60_000).toISOString());
  assert.equal(accepted.address.street, '12 Park Road');
  // The clock runs on, so a busy machine takes some of the last seconds.
  setClock(new Date(acceptedAt + 50_000));
  const reopened = viewIn(await undo(worker, _id));
  assert.equal(reopened.status, 'pending');
  assert.equal(reopened.address.street, undefined, 'the street is hidden again');
  const after = await findBooking(_id);
  const pick = (row: typeof before) => row && [row.expiresAt, row.openSlot, row.remindAt, row.hold ?? null];
  assert.deepEqual(pick(after), pick(before));
  const cells = await listReservedQuarters({ workerId: worker.userId, localDate: dayAhead(3) });
  assert.equal(cells.size, 8, 'the request still holds its two hours');
  assert.deepEqual(
    (await findUser(worker.userId))?.answers?.minutes ?? [],
    workerBefore?.answers?.minutes ?? [],
  );
  assert.match(JSON.stringify(await waitingNotifications()), /"not_accepted"/);
  const seen = viewIn(await send(customer, bookings.getBookingContract, { params: { id: _id } }));
  assert.equal(seen.status, 'pending');
  assert.equal(viewIn(await setStatus(worker, _id, 'accepted')).status, 'accepted');
});

test('an acceptance cannot be undone after a minute, nor once the customer has cancelled', async () => {
  const two = await makeTwo();
  const { customer, worker } = two;
  const late = await request(two);
  await setStatus(worker, late._id, 'accepted');
  goOn(60);
  assert.equal(expectRefusal(await undo(worker, late._id), 409).code, 'illegal_move');
  const cancelled = await request(two, dayAhead(4));
  await setStatus(worker, cancelled._id, 'accepted');
  await setStatus(customer, cancelled._id, 'cancelled');
  expectRefusal(await undo(worker, cancelled._id), 409);
  assert.equal((await findBooking(cancelled._id))?.status, 'cancelled');
});

test('an acceptance cannot be undone once the customer has proposed another time', async () => {
  const two = await makeTwo();
  const { _id } = await request(two);
  await setStatus(two.worker, _id, 'accepted');
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...two.bookable, localDate: dayAhead(5) });
  await send(two.customer, bookings.rescheduleBookingContract, {
    params: { id: _id },
    body: { scheduledAt, timeSlot },
  });
  expectRefusal(await undo(two.worker, _id), 409);
});

test('an acceptance that ended a request to another worker cannot be undone', async () => {
  const two = await makeTwo();
  const first = await request(two);
  const other = await makeBookable();
  const body = { ...bookingBodyFor({ ...other, localDate: dayAhead(3) }), insteadOf: first._id };
  const rival = viewIn(await book(two.customer, body));
  const accepted = viewIn(await setStatus(two.worker, first._id, 'accepted'));
  assert.equal(accepted.undoUntil, null);
  expectRefusal(await undo(two.worker, first._id), 409);
  assert.equal((await findBooking(rival._id))?.status, 'cancelled');
});

test('a fourth acceptance on a day can only be cancelled, even on one booking', async () => {
  const two = await makeTwo();
  const { worker } = two;
  const { _id } = await request(two);
  for (let round = 0; round < 2; round += 1) {
    await setStatus(worker, _id, 'accepted');
    assert.equal((await undo(worker, _id)).status, 200);
  }
  const second = await request(two, dayAhead(4));
  const third = await request(two, dayAhead(5));
  // Both offer the last undo of the day; only one can have it.
  for (const { _id: id } of [second, third])
    assert.ok(viewIn(await setStatus(worker, id, 'accepted')).undoUntil);
  assert.equal((await undo(worker, second._id)).status, 200);
  assert.equal(expectRefusal(await undo(worker, third._id), 409).code, 'undo_limit');
  assert.equal(viewIn(await setStatus(worker, _id, 'accepted')).undoUntil, null);
  assert.equal((await setStatus(worker, third._id, 'cancelled', 'Tapped by mistake')).status, 200);
});

test('a double tap undoes an acceptance once, and a cancellation at the same moment wins or follows', async () => {
  const two = await makeTwo();
  const { worker, customer } = two;
  const { _id } = await request(two);
  await setStatus(worker, _id, 'accepted');
  const answers = await Promise.all([undo(worker, _id), undo(worker, _id)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  await setStatus(worker, _id, 'accepted');
  await Promise.all([setStatus(customer, _id, 'cancelled'), undo(worker, _id)]);
  assert.equal((await findBooking(_id))?.status, 'cancelled');
  const cells = await listReservedQuarters({ workerId: worker.userId, localDate: dayAhead(3) });
  assert.equal(cells.size, 0);
});

test('undoing an acceptance frees a time that the request did not hold', async () => {
  const two = await makeTwo(false);
  const { _id } = await request(two);
  goOn(31 * 60);
  await closeBookings();
  assert.equal((await findBooking(_id))?.hold?.until, null);
  const held = () => listReservedQuarters({ workerId: two.worker.userId, localDate: dayAhead(3) });
  assert.equal((await held()).size, 0);
  await setStatus(two.worker, _id, 'accepted');
  assert.equal((await held()).size, 8);
  assert.equal((await undo(two.worker, _id)).status, 200);
  assert.equal((await held()).size, 0);
});
