import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { setCityOfferContract, setTradeOfferContract } from '#lib/features/admin/contracts/offers.ts';
import { notOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { answerProposalContract } from '#lib/features/bookings/contracts/proposals.ts';
import { auditEntry, listAuditContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { bookingBodyFor, dayAhead, makeBookable, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

const lucknow = { state: 'Uttar Pradesh', city: 'Lucknow' };
const reason = 'Too few workers for now.';

const setCity = async (isOffered: boolean, city = lucknow): Promise<void> => {
  const body = { ...city, isOffered, reason };
  expectSuccess(await send(await signIn('admin'), setCityOfferContract, { body }), setCityOfferContract);
};

const setTrade = async (isOffered: boolean, { job }: Bookable): Promise<string> => {
  const id = String(job.skillIds[0]);
  const parts = { params: { id }, body: { isOffered, reason } };
  expectSuccess(await send(await signIn('admin'), setTradeOfferContract, parts), setTradeOfferContract);
  return id;
};

afterEach(() => setCity(true));

const readBarrier = (answer: Answer, code: string) => {
  const refused = expectRefusal(answer, 409);
  assert.equal(refused.code, code);
  return notOffered.parse(refused.data);
};

const readSlots = ({ worker, job }: Bookable, who: SignedIn, place: object) =>
  sendCall({
    ...{ origin: url(), call: bookings.listSlotsContract, token: who.token },
    parts: {
      params: { id: String(worker._id) },
      query: { date: dayAhead(2), serviceId: String(job._id), ...place },
    },
  });

test('a switched-off city refuses new bookings, also with another city typed beside its PIN', async () => {
  const customer = await signIn('customer');
  const bookable = await makeBookable();
  const body = bookingBodyFor(bookable);
  await setCity(false);
  const barrier = readBarrier(await book(customer, body), 'city_not_offered');
  assert.deepEqual(barrier.kind === 'city' && [barrier.city, barrier.state], ['Lucknow', 'Uttar Pradesh']);
  const typed = { ...body, address: { ...body.address, city: 'Barabanki' } };
  readBarrier(await book(customer, typed), 'city_not_offered');
  const unknownPin = { ...body, address: { ...body.address, pinCode: '999999' } };
  readBarrier(await book(customer, unknownPin), 'city_not_offered');
  readBarrier(await readSlots(bookable, customer, { pinCode: '226010' }), 'city_not_offered');
  await setCity(true);
  assert.equal(viewIn(await book(customer, body)).status, 'pending');
});

test('a PIN across the border of a switched-off city can be booked', async () => {
  await setCity(false);
  const body = bookingBodyFor(await makeBookable({ areaRangeKm: 50 }));
  // Barabanki, beside Lucknow.
  const address = { ...body.address, city: 'Lucknow', pinCode: '225001' };
  const answer = await book(await signIn('customer'), { ...body, address });
  assert.notEqual(answer.status, 409, JSON.stringify(answer.json));
});

test('cities of one name in two states are two cities', async () => {
  const customer = await signIn('customer');
  await setCity(false, { state: 'Himachal Pradesh', city: 'Bilaspur' });
  const body = bookingBodyFor(await makeBookable({ cityKey: 'bilaspur', point: null }));
  const inState = (state: string) => ({
    ...body,
    address: { street: '4 Mall Road', city: 'Bilaspur', state, pinCode: '999999' },
  });
  readBarrier(await book(customer, inState('Himachal Pradesh')), 'city_not_offered');
  assert.equal(viewIn(await book(customer, inState('Chhattisgarh'))).status, 'pending');
  await setCity(true, { state: 'Himachal Pradesh', city: 'Bilaspur' });
});

test('a switched-off trade refuses its services and no others', async () => {
  const customer = await signIn('customer');
  const [bookable, other] = [await makeBookable(), await makeBookable()];
  const skillId = await setTrade(false, bookable);
  const barrier = readBarrier(await book(customer, bookingBodyFor(bookable)), 'trade_not_offered');
  assert.equal(barrier.kind === 'trade' && barrier.skillId, skillId);
  readBarrier(await readSlots(bookable, customer, {}), 'trade_not_offered');
  assert.equal(viewIn(await book(customer, bookingBodyFor(other))).status, 'pending');
});

test('running bookings go on in a switched-off city: they move, finish and can be answered', async () => {
  const running = await makePair('accepted');
  const open = await makePair('pending');
  await setCity(false);
  await setTrade(false, running.bookable);
  const status = (to: string) =>
    send(open.worker, bookings.setBookingStatusContract, { params: open.params, body: { status: to } });
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...running.bookable, localDate: dayAhead(4) });
  const moved = await send(running.customer, bookings.rescheduleBookingContract, {
    params: running.params,
    body: { scheduledAt, timeSlot },
  });
  assert.notEqual(viewIn(moved).proposal, null);
  const agree = { params: running.params, body: { accept: true } };
  assert.equal(viewIn(await send(running.worker, answerProposalContract, agree)).proposal, null);
  assert.equal(viewIn(await status('accepted')).status, 'accepted', 'an open request keeps its deadline');
  const undo = { params: open.params, body: { status: 'accepted' } };
  assert.equal(viewIn(await send(open.worker, bookings.undoStepContract, undo)).status, 'pending');
  const rejected = { params: open.params, body: { status: 'rejected', reasonCode: 'busy' } };
  await send(open.worker, bookings.setBookingStatusContract, rejected);
  const others = await send(open.customer, bookings.listOthersContract, { params: open.params });
  assert.deepEqual(z.looseObject({ data: z.array(z.unknown()) }).parse(others.json).data, []);
  const instead = { ...bookingBodyFor(await makeBookable()), insteadOf: open.params.id };
  readBarrier(await book(open.customer, instead), 'city_not_offered');
});

test('a booking sent together with a switch is stored or refused, and a later one is refused', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => signIn('customer')));
  const bookables = await Promise.all(customers.map(() => makeBookable()));
  const asks = customers.map((customer, at) => {
    const bookable = bookables[at];
    assert.ok(bookable);
    return book(customer, bookingBodyFor(bookable));
  });
  const [, ...answers] = await Promise.all([setCity(false), ...asks]);
  assertEach(answers, ({ status, text }) => status === 201 || text.includes('city_not_offered'));
  const late = await makeBookable();
  readBarrier(await book(await signIn('customer'), bookingBodyFor(late)), 'city_not_offered');
});

test('a switch leaves one audit row with the reason, and none when nothing changes', async () => {
  const goa = { state: 'Goa', city: 'South Goa' };
  await setCity(false, goa);
  await setCity(false, goa);
  await setCity(true, goa);
  const admin = await signIn('admin');
  const { data } = z
    .looseObject({ data: z.array(auditEntry) })
    .parse((await send(admin, listAuditContract, {})).json);
  const acts = data.filter(({ subjectId }) => subjectId === 'goa/south goa');
  assert.deepEqual(
    acts.map(({ act, note }) => [act, note]),
    [
      ['city.on', reason],
      ['city.off', reason],
    ],
  );
});

test('a city that is not listed cannot be switched off', async () => {
  const body = { state: 'Goa', city: 'Gotham', isOffered: false, reason };
  const refused = expectRefusal(await send(await signIn('admin'), setCityOfferContract, { body }), 400);
  assert.deepEqual(
    refused.errors?.map(({ field }) => field),
    ['city'],
  );
});
