import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { readJobBoardContract } from '#lib/features/bookings/contracts/job-board.ts';
import { readTeamContract } from '#lib/features/agency/contracts/agency.ts';
import { readOfficeBookingContract } from '#lib/features/office/contracts/office.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { database } from '#models/connection.ts';
import type { Parts } from '#e2e/kit/api/send-call.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const secrets = {
  street: '12 Lantern Road',
  floor: 'Third, left door',
  landMark: 'Opposite the blue gate',
  digipin: '378-K4T-L584',
  instructions: 'Gate code 4711, key under the mat.',
  askFor: 'Kamala Bai',
  askPhone: '9876512340',
  phone: '9822233344',
};
const names = Object.keys(secrets).toSorted();

const secretsIn = (text: string): string[] =>
  Object.entries(secrets)
    .flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))
    .toSorted();

/** A customer with private details and a worker who belongs to an agency. */
const makeRequest = async () => {
  const broker = await signIn('broker');
  const bookable = await makeBookable({ brokerId: broker.user._id });
  const worker = await makeSession(bookable.worker);
  const customer = await makeSession(await makeUser({ phone: secrets.phone }));
  const { street, floor, landMark, digipin, instructions, askFor, askPhone } = secrets;
  const form = bookingBodyFor(bookable);
  const body = {
    ...form,
    address: { ...form.address, street, floor, landMark, digipin },
    contact: { name: askFor, phone: askPhone },
    instructions,
  };
  const headers = { 'idempotency-key': 'the-only-form' };
  const book = () => send(customer, bookings.createBookingContract, { body, headers });
  const booking = viewIn(await book());
  return { broker, worker, customer, book, booking, params: { id: booking._id } };
};

const ask = async (who: SignedIn, contract: Contract, parts: Parts = {}): Promise<string> =>
  (await send(who, contract, parts)).text;

/** Every response about the booking or its customer that the worker can get. */
const readAll = async (worker: SignedIn, { params, customer }: Awaited<ReturnType<typeof makeRequest>>) => {
  const calls: [Contract, Parts][] = [
    [bookings.getBookingContract, { params }],
    [bookings.listBookingsContract, {}],
    [readJobBoardContract, { query: { tab: 'completed' } }],
    [bookings.listRequestedJobsContract, {}],
    [bookings.listUpcomingJobsContract, {}],
    [getUserContract, { params: { id: customer.userId } }],
    [exportAccountContract, {}],
  ];
  const texts = await Promise.all(calls.map(([contract, parts]) => ask(worker, contract, parts)));
  return secretsIn(texts.join('\n'));
};

test('a worker sees address and contacts only from acceptance until seven days after the end', async () => {
  const made = await makeRequest();
  const { worker, params, booking } = made;
  assert.deepEqual(await readAll(worker, made), []);
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  assert.deepEqual(await readAll(worker, made), names);
  setClock(new Date(Date.parse(booking.endsAt) + 7 * 86_400_000));
  assert.deepEqual(await readAll(await makeSession(worker.user), made), []);
});

test('a worker who cancels loses every detail at once, the customer’s phone on their page too', async () => {
  const made = await makeRequest();
  const { worker, params } = made;
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  const body = { status: 'cancelled', reason: 'Ill.' };
  const answer = await send(worker, bookings.setBookingStatusContract, { params, body });
  assert.deepEqual(secretsIn(answer.text), []);
  assert.deepEqual(await readAll(worker, made), []);
});

test('agency and office see no details of an accepted booking', async () => {
  const { broker, worker, params } = await makeRequest();
  const admin = await signIn('admin');
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  assert.deepEqual(secretsIn(await ask(broker, readTeamContract)), []);
  assert.deepEqual(secretsIn(await ask(admin, readOfficeBookingContract, { params })), []);
  const body = { status: 'cancelled', reason: 'Asked for by phone.' };
  assert.deepEqual(secretsIn(await ask(admin, bookings.setBookingStatusContract, { params, body })), []);
});

test('a repeated acceptance shows the worker no details after a cancellation', async () => {
  const { worker, params } = await makeRequest();
  const headers = { 'idempotency-key': 'the-only-tap' };
  const accept = { params, body: { status: 'accepted' }, headers };
  assert.deepEqual(secretsIn(await ask(worker, bookings.setBookingStatusContract, accept)), names);
  assert.deepEqual(secretsIn(await ask(worker, bookings.setBookingStatusContract, accept)), names);
  const stored = JSON.stringify(await database().collection('idempotency').find().toArray());
  assert.deepEqual(secretsIn(stored), []);
  const body = { status: 'cancelled', reason: 'Ill.' };
  await send(worker, bookings.setBookingStatusContract, { params, body });
  const replayed = await send(worker, bookings.setBookingStatusContract, accept);
  assert.deepEqual([secretsIn(replayed.text), viewIn(replayed).status], [[], 'cancelled']);
});

test('a repeated request returns the booking’s current state, and its stored answer holds no details', async () => {
  const { worker, customer, book, booking, params } = await makeRequest();
  assert.deepEqual(viewIn(await book()), booking);
  const stored = JSON.stringify(await database().collection('idempotency').find().toArray());
  assert.deepEqual(secretsIn(stored), []);
  assert.deepEqual(await findInDatabase(secrets.instructions), ['bookings']);

  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'accepted' } });
  assert.equal(viewIn(await book()).workerId.phone, worker.user.phone);
  const body = { status: 'cancelled', reason: 'Ill.' };
  await send(worker, bookings.setBookingStatusContract, { params, body });
  const replayed = viewIn(await book());
  assert.deepEqual(replayed, viewIn(await send(customer, bookings.getBookingContract, { params })));
  assert.deepEqual([replayed.status, 'phone' in replayed.workerId], ['cancelled', false]);
});
