import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listEndedHolds } from '#models/bookings/overdue-bookings.ts';
import { database, inTransaction } from '#models/connection.ts';
import { setProvedEmail } from '#models/people/proved-email.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { bookingBodyFor, dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { z } from 'zod';
import { closeBookings } from './close-bookings.ts';
import { holdProvedRequests } from './hold-proved-requests.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const MINUTE_MS = 60_000;
const start = instantInIndia({ localDate: dayAhead(1), minutes: 9 * 60 });
const localDate = dayAhead(3);

const goOn = (minutes: number) => setClock(new Date(start.getTime() + minutes * MINUTE_MS));

const newcomer = async (): Promise<SignedIn> => makeSession(await makeUser({ emailProvedAt: undefined }));

const proveContact = async ({ userId, user: { email } }: SignedIn) => {
  await inTransaction((tx) => setProvedEmail({ userId, email: email ?? '', at: start }, tx));
  await holdProvedRequests({ payload: { userId } });
};

/** A new customer's request at 9 AM, for a job in two days. */
const makeRequest = async () => {
  goOn(0);
  const bookable = await makeBookable();
  const [customer, worker] = [await newcomer(), await makeSession(bookable.worker)];
  const body = bookingBodyFor({ ...bookable, localDate });
  const made = viewIn(await book(customer, body));
  const params = { id: made._id };
  const answer = (status: string) =>
    send(worker, bookings.setBookingStatusContract, { params, body: { status } });
  const read = async (who = customer) => viewIn(await send(who, bookings.getBookingContract, { params }));
  return { bookable, customer, worker, body, made, params, answer, read };
};

const slotsIn = ({ json }: { json: unknown }) =>
  z
    .looseObject({ data: bookings.dayOfSlots })
    .parse(json)
    .data.slots.map(({ state }) => state);

const readSlots = async (who: SignedIn, workerId: string) =>
  slotsIn(
    await send(who, bookings.listSlotsContract, { params: { id: workerId }, query: { date: localDate } }),
  );

const countClaims = ({ id }: { id: string }) =>
  database()
    .collection('bookingClaims')
    .find()
    .toArray()
    .then((rows) => rows.filter(({ bookingId }) => String(bookingId) === id).length);

test('seven unproved customers hold two times of a worker’s day, and their other requests hold none', async () => {
  goOn(0);
  const bookable = await makeBookable();
  const crowd = await Promise.all(offeredSlots.map(newcomer));
  const answers = await Promise.all(
    offeredSlots.map((slot, at) =>
      book(crowd[at] ?? assert.fail(), bookingBodyFor({ ...bookable, localDate, slot })),
    ),
  );
  const made = answers.map(viewIn);
  assert.equal(made.filter(({ hold }) => hold?.until === null).length, offeredSlots.length - 2);
  assert.equal(made.filter(({ hold }) => typeof hold?.until === 'string').length, 2);
  const states = await readSlots(await signIn('customer'), String(bookable.worker._id));
  assert.equal(states.filter((state) => state === 'taken').length, 2);
  assert.equal(states.filter((state) => state === 'free').length, offeredSlots.length - 2);
});

test('a proved customer’s request holds its time until it is answered', async () => {
  const { bookable } = await makeRequest();
  const proved = await signIn('customer');
  const [slot] = offeredSlots;
  const made = viewIn(await book(proved, bookingBodyFor({ ...bookable, localDate, slot })));
  assert.equal(made.hold, null);
  goOn(60);
  await closeBookings();
  assert.equal((await countClaims({ id: made._id })) > 0, true);
});

test('an unproved customer’s request holds its time for 30 minutes, then stays open without it', async () => {
  const { bookable, body, made, params, read, answer } = await makeRequest();
  const heldMs = Date.parse(made.hold?.until ?? '') - Date.parse(made.createdAt);
  assert.equal(heldMs, 30 * MINUTE_MS);
  const other = await signIn('customer');
  goOn(29);
  await closeBookings();
  assert.equal(expectRefusal(await book(other, body), 409).code, 'slot_taken');
  goOn(31);
  await Promise.all([closeBookings(), closeBookings()]);
  const open = await read();
  assert.deepEqual([open.status, open.hold, await countClaims(params)], ['pending', { until: null }, 0]);
  const states = await readSlots(other, String(bookable.worker._id));
  assert.equal(states.includes('taken'), false);
  const accepted = viewIn(await answer('accepted'));
  assert.deepEqual([accepted.status, accepted.hold], ['accepted', null]);
  assert.equal(expectRefusal(await book(other, body), 409).code, 'slot_taken');
});

test('accepting a request is refused while another booking has its time, and the request stays open', async () => {
  const { body, answer, read } = await makeRequest();
  goOn(31);
  await closeBookings();
  assert.equal((await book(await signIn('customer'), body)).status, 201);
  assert.equal(expectRefusal(await answer('accepted'), 409).code, 'time_gone');
  assert.equal((await read()).status, 'pending');
  assert.equal(viewIn(await answer('rejected')).status, 'rejected');
});

test('a request without a hold and a new request for its time: exactly one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { body, answer, made } = await makeRequest();
    goOn(31);
    await closeBookings();
    const other = await signIn('customer');
    const [accepted, booked] = await Promise.all([answer('accepted'), book(other, body)]);
    const won = [accepted.status, booked.status].filter((status) => status < 300);
    assert.equal(won.length, 1, `${accepted.status} ${booked.status}`);
    const rows = await database()
      .collection('bookingClaims')
      .distinct('bookingId', { workerId: (await findBooking(made._id))?.workerId });
    assert.equal(rows.length, 1);
  }
});

test('a worker who accepts in the second the hold ends keeps the time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { answer, params, made } = await makeRequest();
    setClock(new Date(made.hold?.until ?? assert.fail()));
    const [accepted] = await Promise.all([answer('accepted'), closeBookings(), closeBookings()]);
    assert.equal(viewIn(accepted).status, 'accepted');
    assert.equal((await countClaims(params)) > 0, true);
    assert.equal((await findBooking(params.id))?.hold, null);
  }
});

test('verifying a contact in time makes the request hold its time until it is answered', async () => {
  const { customer, body, params, read } = await makeRequest();
  goOn(10);
  await proveContact(customer);
  assert.equal((await read()).hold, null);
  goOn(45);
  await closeBookings();
  assert.equal((await countClaims(params)) > 0, true);
  assert.equal(expectRefusal(await book(await signIn('customer'), body), 409).code, 'slot_taken');
});

test('verifying a contact late takes the time back if it is still free', async () => {
  const free = await makeRequest();
  goOn(31);
  await closeBookings();
  await proveContact(free.customer);
  assert.deepEqual([(await free.read()).hold, (await countClaims(free.params)) > 0], [null, true]);
  const gone = await makeRequest();
  goOn(31);
  await closeBookings();
  assert.equal((await book(await signIn('customer'), gone.body)).status, 201);
  await proveContact(gone.customer);
  assert.deepEqual([(await gone.read()).hold, await countClaims(gone.params)], [{ until: null }, 0]);
});

test('the end of a hold checks whether the contact has been verified', async () => {
  const {
    customer: { userId, user },
    params,
  } = await makeRequest();
  await inTransaction((tx) => setProvedEmail({ userId, email: user.email ?? '', at: start }, tx));
  goOn(31);
  await closeBookings();
  assert.equal((await findBooking(params.id))?.hold, null);
  assert.equal((await countClaims(params)) > 0, true);
});

test('moving a request does not extend its hold, and holds no third time on another day', async () => {
  const { bookable, customer, params, made } = await makeRequest();
  const move = async (date: string, slot = offeredSlots[0]) => {
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, localDate: date, ...(slot && { slot }) });
    return viewIn(
      await send(customer, bookings.rescheduleBookingContract, { params, body: { scheduledAt, timeSlot } }),
    );
  };
  goOn(20);
  assert.deepEqual((await move(localDate)).hold, made.hold);
  const full = dayAhead(4);
  for (const slot of offeredSlots.slice(1, 3))
    await book(await newcomer(), bookingBodyFor({ ...bookable, localDate: full, slot }));
  assert.deepEqual([(await move(full)).hold, await countClaims(params)], [{ until: null }, 0]);
  goOn(40);
  assert.deepEqual((await move(localDate, offeredSlots[5])).hold, { until: null });
  await proveContact(customer);
  assert.deepEqual([(await move(full, offeredSlots[5])).hold, (await countClaims(params)) > 0], [null, true]);
});

test('an unproved customer has one open request, a proved one five, also of requests sent at once', async () => {
  goOn(0);
  const ask = async (who: SignedIn, times: number) => {
    const bookables = await Promise.all(Array.from({ length: times }, () => makeBookable()));
    const answers = await Promise.all(
      bookables.map((one) => book(who, bookingBodyFor({ ...one, localDate }))),
    );
    return answers;
  };
  const few = await ask(await newcomer(), 3);
  const refused = few.filter(({ status }) => status !== 201);
  assert.equal(refused.length, 2);
  for (const answer of refused) assert.equal(expectRefusal(answer, 403).code, 'prove_to_request');
  const many = await ask(await signIn('customer'), 6);
  assert.deepEqual(many.map(({ status }) => status).toSorted(), [201, 201, 201, 201, 201, 429]);
});

test('an account that must prove its contact requests nothing', async () => {
  goOn(0);
  const who = await makeSession(await makeUser({ emailProvedAt: undefined, mustProve: true }));
  const answer = await book(who, bookingBodyFor({ ...(await makeBookable()), localDate }));
  assert.equal(expectRefusal(answer, 403).code, 'prove_to_request');
});

test('an unproved worker has one job ahead, however many are accepted at once; the others stay open', async () => {
  const bookable = await makeBookable({ emailProvedAt: undefined });
  const worker = await makeSession(bookable.worker);
  const made = await Promise.all(
    offeredSlots.map((slot) => makeBooking({ bookable, localDate, ...spanOn(localDate, slot) })),
  );
  const accept = ({ _id }: { _id: unknown }) =>
    send(worker, bookings.setBookingStatusContract, {
      params: { id: String(_id) },
      body: { status: 'accepted' },
    });
  const answers = await Promise.all(made.map(accept));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.equal(refused.length, offeredSlots.length - 1);
  for (const answer of refused) assert.equal(expectRefusal(answer, 403).code, 'prove_to_accept');
  const stored = await Promise.all(made.map(({ _id }) => findBooking(String(_id))));
  assert.equal(stored.filter((one) => one?.status === 'pending').length, offeredSlots.length - 1);
  await proveContact(worker);
  const [open] = stored.filter((one) => one?.status === 'pending');
  assert.equal((await accept(open ?? assert.fail())).status, 200);
});

test('the worker sees whether the customer’s contact is proved, others do not', async () => {
  const { customer, worker, read, answer } = await makeRequest();
  assert.deepEqual([(await read(worker)).isCustomerProved, (await read()).isCustomerProved], [false, null]);
  await proveContact(customer);
  const { isCustomerProved, isCustomerNumberProved } = await read(worker);
  assert.deepEqual([isCustomerProved, isCustomerNumberProved], [true, false]);
  assert.equal(viewIn(await answer('rejected')).isCustomerProved, null);
});

test('expired holds are found by an index on their end', async () => {
  for (let count = 0; count < 3; count += 1) await makeBooking({ hold: { until: start } });
  for (let count = 0; count < 20; count += 1) await makeBooking();
  assert.equal((await listEndedHolds(start, 10)).length, 3);
  const filter = { 'hold.until': { $type: 'date', $lte: start } };
  const query = { collection: 'bookings', filter, sort: { 'hold.until': 1 as const } };
  assert.equal((await assertIndexed(query, 'hold.until_1')).docsExamined, 3);
});
