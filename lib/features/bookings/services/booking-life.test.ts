import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import {
  cancellationView,
  type CancellationView,
} from '#lib/features/bookings/contracts/cancellation-view.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { closeBookings } from './close-bookings.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { inTransaction } from '#models/connection.ts';
import { decideOnUser } from '#models/people/user.ts';
import { listReservedQuarters } from './steps/plan-time.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

const cancellationIn = ({ json }: { json: unknown }): CancellationView =>
  z.looseObject({ data: cancellationView }).parse(json).data;

afterEach(resetClock);

const suspendPerson = async (id: string): Promise<void> => {
  const admin = await signIn('admin');
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  expectSuccess(await send(admin, setPauseContract, { params: { id }, body }), setPauseContract);
};

/** Pending notifications of a booking, one per recipient, with their mails. */
const listPendingEvents = async ({ number }: BookingRecord): Promise<string[]> =>
  (await waitingNotifications())
    .filter(({ content }) => JSON.stringify(content).includes(number))
    .flatMap(({ mail }) => (mail ? ['notification', 'mail'] : ['notification']))
    .toSorted();

test('a worker sees only area and time of a request; street and phone come with acceptance', async () => {
  const { worker, params } = await makePair();
  const before = viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.deepEqual(before.address, { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' });
  assert.equal(before.customerId.name, 'Asha Gupta');
  assert.equal('phone' in before.customerId || 'email' in before.customerId, false);
  const after = viewIn(
    await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } }),
  );
  assert.equal(after.address.street, '12 Park Road');
  assert.equal(after.customerId.phone, '9822222222');
});

test('the worker sees the contact person together with the street until the account is deleted', async () => {
  const { bookable, customer, worker } = await makePair();
  const contact = { name: 'Asha Devi', phone: '9876543211' };
  const body = { ...bookingBodyFor({ ...bookable, localDate: dayAhead(4) }), contact };
  const made = viewIn(await book(customer, body));
  assert.deepEqual(made.contact, contact);
  const params = { id: made._id };
  const see = async () => viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.equal((await see()).contact, null);
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  assert.deepEqual((await see()).contact, contact);
  const leaving = { reason: 'other', confirmation: true, password: TEST_PASSWORD, cancelBookings: true };
  expectSuccess(await send(customer, deleteAccountContract, { body: leaving }), deleteAccountContract);
  assert.equal((await findBooking(made._id))?.contact, null);
});

test('a worker no longer sees the street and phone a week after the booking’s end', async () => {
  const { worker, params, booking } = await makePair('completed');
  const see = async () => viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.equal((await see()).customerId.phone, '9822222222');
  setClock(new Date(booking.endsAt.getTime() + 7 * 86_400_000));
  const later = await makeSession(worker.user);
  const view = viewIn(await send(later, bookings.getBookingContract, { params }));
  assert.equal(view.customerId.phone, undefined);
  assert.equal(view.address.street, undefined);
});

test('a worker who cancels stops seeing address and phone with that very response', async () => {
  const { worker, params } = await makePair('accepted');
  const see = async () => viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.equal((await see()).address.street, '12 Park Road');
  const body = { status: 'cancelled', reason: 'Ill.' };
  const answer = viewIn(await send(worker, bookings.setBookingStatusContract, { params, body }));
  for (const view of [answer, await see()]) {
    assert.deepEqual(view.address, { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' });
    assert.equal('phone' in view.customerId || 'email' in view.customerId, false);
  }
});

test('accepting after the deadline is refused even before the scheduled task has run', async () => {
  const { worker, params, booking } = await makePair();
  assert.ok(booking.expiresAt);
  setClock(booking.expiresAt);
  const late = await makeSession(worker.user);
  const { status, moves } = viewIn(await send(late, bookings.getBookingContract, { params }));
  assert.deepEqual([status, moves], ['pending', []]);
  for (const to of ['accepted', 'rejected']) {
    const answer = await send(late, bookings.setBookingStatusContract, { params, body: { status: to } });
    assert.equal(expectRefusal(answer, 409).code, 'request_expired', to);
  }
  setClock(new Date(booking.expiresAt.getTime() - 60_000));
  const body = { status: 'accepted' };
  const inTime = await makeSession(worker.user);
  const answer = await send(inTime, bookings.setBookingStatusContract, { params, body });
  assert.equal(viewIn(answer).status, 'accepted');
});

test('a worker can delete the account with a request past its deadline, which then expires', async () => {
  const { worker, params, booking } = await makePair();
  assert.ok(booking.expiresAt);
  setClock(booking.expiresAt);
  const leaver = await makeSession(worker.user);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD, cancelBookings: true };
  expectSuccess(await send(leaver, deleteAccountContract, { body }), deleteAccountContract);
  assert.equal((await findBooking(params.id))?.status, 'expired');
});

test('the time of a cancelled booking can be booked right away', async () => {
  const { bookable, customer, params } = await makePair();
  const stranger = await signIn('customer');
  assert.equal((await book(stranger, bookingBodyFor(bookable))).status, 409);
  await send(customer, bookings.setBookingStatusContract, { params, body: { status: 'cancelled' } });
  assert.equal((await book(stranger, bookingBodyFor(bookable))).status, 201);
});

/** An accepted booking two hours before its start, long after it was accepted. */
const nearStart = async () => {
  const { booking, customer, params } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 2 * 3_600_000));
  const who = await makeSession(customer.user);
  const cancel = (shown: object) =>
    send(who, bookings.setBookingStatusContract, { params, body: { status: 'cancelled', ...shown } });
  const read = async () => cancellationIn(await send(who, bookings.getCancellationContract, { params }));
  return { booking, params, cancel, read };
};

test('refuses a cancellation that agrees to less than the current fee, and returns that fee', async () => {
  const { booking, params, cancel, read } = await nearStart();
  const terms = { freeUntil: null, excuse: null, limits: null };
  const present = { percent: 100, feePaise: 50_000, pricePaise: 50_000, ...terms };
  assert.deepEqual(await read(), present);
  for (const shown of [{}, { feePaise: 0 }, { feePaise: 49_999 }]) {
    const refused = expectRefusal(await cancel(shown), 409);
    assert.deepEqual([refused.code, refused.data], ['price_changed', present]);
  }
  assert.deepEqual(await findBooking(params.id), booking, 'nothing was cancelled');
  assert.equal(viewIn(await cancel({ feePaise: 50_000 })).fee?.feePaise, 50_000);
});

test('a customer who agreed to a higher fee pays the present, lower one', async () => {
  const { booking, params, customer } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 5 * 3_600_000));
  const who = await makeSession(customer.user);
  const body = { status: 'cancelled', feePaise: 50_000 };
  assert.equal(
    viewIn(await send(who, bookings.setBookingStatusContract, { params, body })).fee?.feePaise,
    25_000,
  );
});

test('cancelling is free for ten minutes after acceptance, even shortly before the start', async () => {
  const { bookable, customer, worker, booking: earlier } = await makePair('rejected');
  const yes = new Date(earlier.startsAt.getTime() - 3 * 3_600_000);
  // Requested late enough that the worker can still accept.
  const { _id } = await makeBooking({ bookable, customer: customer.user, createdAt: yes });
  const params = { id: String(_id) };
  setClock(yes);
  const [who, theirs] = [await makeSession(customer.user), await makeSession(worker.user)];
  const read = async () => cancellationIn(await send(who, bookings.getCancellationContract, { params }));
  assert.deepEqual([(await read()).percent, (await read()).freeUntil], [0, null]);
  await send(theirs, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  const lastFree = new Date(yes.getTime() + 10 * 60_000);
  const { percent, freeUntil } = await read();
  assert.equal(percent, 0);
  assert.ok(freeUntil && Math.abs(new Date(freeUntil).getTime() - lastFree.getTime()) < 60_000);
  setClock(new Date(lastFree.getTime() + 60_000));
  assert.equal((await read()).percent, 100);
});

test('an illegal move is refused, changes nothing and sends no notification', async () => {
  const { worker, params, booking } = await makePair();
  const answer = await send(worker, bookings.setBookingStatusContract, {
    params,
    body: { status: 'completed' },
  });
  assert.equal(expectRefusal(answer, 409).code, 'illegal_move');
  assert.deepEqual(await findBooking(params.id), booking);
  assert.deepEqual(await listPendingEvents(booking), []);
});

test('a worker who cancels an accepted booking must give a reason', async () => {
  const { worker, params } = await makePair('accepted');
  const cancel = (body: object) => send(worker, bookings.setBookingStatusContract, { params, body });
  assert.deepEqual(fieldsIn(await cancel({ status: 'cancelled' })), [['reason', 'reason_required']]);
  const view = viewIn(await cancel({ status: 'cancelled', reason: 'My child is ill.' }));
  assert.deepEqual(
    [view.history.at(-1)?.reason, view.history.at(-1)?.reasonCode],
    ['My child is ill.', undefined],
  );
  const other = await makePair('accepted');
  const body = { status: 'cancelled', reasonCode: 'ill' };
  const called = await send(other.worker, bookings.setBookingStatusContract, { params: other.params, body });
  const { reason, reasonCode } = viewIn(called).history.at(-1) ?? {};
  assert.deepEqual([reason, reasonCode], ['I’m unwell', 'ill'], 'the code for readers, English for callers');
  for (const code of ['account_deleted', 'unavailable']) {
    const lie = await send(worker, bookings.setBookingStatusContract, {
      params,
      body: { ...body, reasonCode: code },
    });
    assert.deepEqual(fieldsIn(lie), [['reasonCode', 'unknown_choice']], 'the system alone gives it');
  }
});

test('an unanswered request expires, frees its time, and both people are notified once', async () => {
  const { bookable, params, booking } = await makePair();
  assert.ok(booking.expiresAt);
  // Time passes in between.
  setClock(new Date(booking.expiresAt.getTime() - 60_000));
  await closeBookings();
  assert.equal((await findBooking(params.id))?.status, 'pending');
  setClock(booking.expiresAt);
  await Promise.all([closeBookings(), closeBookings()]);
  assert.equal((await findBooking(params.id))?.status, 'expired');
  assert.deepEqual(await listPendingEvents(booking), ['mail', 'mail', 'notification', 'notification']);
  const stranger = await signIn('customer');
  assert.equal(
    (await book(stranger, bookingBodyFor({ ...bookable, localDate: booking.localDate }))).status,
    201,
  );
});

test('suspending a worker cancels their bookings, frees the time and waives all fees', async () => {
  const { bookable, customer, params, booking } = await makePair('accepted');
  const others = await Promise.all(
    (['pending', 'in_progress'] as const).map((status, index) =>
      makeBooking({ bookable, status, localDate: dayAhead(-index - 3) }),
    ),
  );
  const fee = { percent: 100, feePaise: 50_000, state: 'due', method: null, settledAt: null } as const;
  const late = await makeBooking({ bookable, status: 'cancelled', localDate: dayAhead(-9), fee });
  await suspendPerson(String(bookable.worker._id));
  for (const { _id } of [booking, ...others]) {
    const ended = await findBooking(String(_id));
    assert.deepEqual([ended?.status, ended?.fee, ended?.openSlot], ['cancelled', null, null]);
    assert.equal(ended?.history.at(-1)?.reasonCode, 'unavailable');
  }
  assert.ok((await listPendingEvents(booking)).includes('notification'));
  assert.equal((await findBooking(String(late._id)))?.fee?.state, 'waived');
  const { localDate } = booking;
  const held = await listReservedQuarters({ workerId: String(bookable.worker._id), localDate });
  assert.equal(held.size, 0);
  const read = await send(customer, bookings.getBookingContract, { params });
  assert.equal(viewIn(read).fee, null);
});

test('a booking left with a suspended worker by an older version is free to cancel', async () => {
  const { booking, params, customer, bookable } = await makePair('accepted');
  await inTransaction((tx) =>
    decideOnUser({ userId: String(bookable.worker._id), set: { suspendedAt: now() } }, tx),
  );
  setClock(new Date(booking.startsAt.getTime() - 2 * 3_600_000));
  const who = await makeSession(customer.user);
  const terms = cancellationIn(await send(who, bookings.getCancellationContract, { params }));
  assert.deepEqual([terms.percent, terms.feePaise], [0, 0]);
  const body = { status: 'cancelled' };
  assert.equal(viewIn(await send(who, bookings.setBookingStatusContract, { params, body })).fee, null);
});

test('a booking left open is closed a day after its end, without blame', async () => {
  const agreed = await makePair('accepted');
  const begun = await makePair('in_progress');
  setClock(new Date(agreed.booking.endsAt.getTime() + 86_400_000));
  await closeBookings();
  const [one, two] = [await findBooking(agreed.params.id), await findBooking(begun.params.id)];
  assert.deepEqual([one?.status, one?.blame, two?.status], ['no_show', null, 'completed']);
});
