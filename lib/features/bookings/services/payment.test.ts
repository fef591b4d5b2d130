import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { markPaidContract } from '#lib/features/bookings/contracts/bookings.ts';
import { openCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { changePayee, PAYEE_WAIT_MS } from '#lib/features/money/rules/payee.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { storePayeeChanges } from '#models/money/payee.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import {
  listReminders,
  makeDoneJobs,
  notReceived,
  PRICE_PAISE,
  received,
  saysPaid,
  viewOf,
} from '#e2e/kit/payments.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeDone = makeDoneJobs(url);
afterEach(resetClock);

const UTR = '123456789012';

const listTickets = (id: string) =>
  database()
    .collection('tickets')
    .find({ bookingId: toObjectId(id) })
    .toArray();

const countSettled = (id: string) =>
  database()
    .collection('ledger')
    .countDocuments({ event: `job:${id}:settled` });

test('the customer says that it was paid, and the worker’s confirmation settles it', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  assert.deepEqual((await read(customer)).steps, ['paid']);
  const said = viewOf(await say(customer, { ...saysPaid, utr: '1234 5678 9012' }));
  assert.deepEqual([said.state, said.said?.utr, said.duePaise], ['said', UTR, PRICE_PAISE]);
  assert.equal(await countSettled(id), 0, 'her word settles nothing');
  assert.deepEqual((await read(worker)).steps, ['received', 'not_received']);
  const settled = viewOf(await say(worker, received));
  assert.deepEqual([settled.state, settled.settled?.method, settled.duePaise], ['paid', 'upi', 0]);
  assert.equal(await countSettled(id), 2, 'one line a side');
  expectRefusal(await say(worker, received), 409);
  expectRefusal(await say(customer, saysPaid), 409);
});

test('the call that marks as paid settles the same payment, and only one of two at once', async () => {
  const { id, customer, worker, say, read, pay } = await makeDone();
  await say(customer, saysPaid);
  const answers = await Promise.all([pay(), say(worker, received), pay(), say(worker, received)]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(await countSettled(id), 2);
  assert.equal((await read(customer)).state, 'paid');
});

test('neither side speaks for the other, and a stranger finds nothing', async () => {
  const { customer, worker, say } = await makeDone();
  const stranger = await makeSession(await makeUser());
  assert.equal(expectRefusal(await say(customer, received), 409).code, 'illegal_move');
  assert.equal(expectRefusal(await say(customer, notReceived), 409).code, 'illegal_move');
  assert.equal(expectRefusal(await say(worker, saysPaid), 409).code, 'illegal_move');
  assert.equal(expectRefusal(await say(worker, notReceived), 409).code, 'illegal_move');
  expectRefusal(await say(stranger, saysPaid), 404);
});

test('a screen that shows another amount is refused', async () => {
  const { customer, worker, say } = await makeDone();
  const wrong = { amountPaise: PRICE_PAISE - 1 };
  assert.equal(expectRefusal(await say(customer, { ...saysPaid, ...wrong }), 409).code, 'price_changed');
  assert.equal(expectRefusal(await say(worker, { ...received, ...wrong }), 409).code, 'price_changed');
});

test('a denied payment becomes a ticket of the booking, and can still be confirmed', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  await say(customer, { ...saysPaid, utr: '999956789012' });
  assert.equal(viewOf(await say(worker, notReceived)).state, 'denied');
  expectRefusal(await say(worker, notReceived), 409);
  const [ticket, ...others] = await listTickets(id);
  assert.deepEqual(others, []);
  assert.match(String(ticket?.['message']), /₹500.*UPI.*999956789012/);
  assert.ok((await readNews(customer.user)).includes('payment_denied'));
  assert.equal((await read(customer)).duePaise, PRICE_PAISE);
  assert.equal(ticket?.['state'], 'open');
  assert.equal(viewOf(await say(worker, received)).state, 'paid');
  const states = (await listTickets(id)).map(({ state }) => String(state));
  assert.deepEqual(states, ['closed'], 'nothing is left for the office');
});

test('a job that its worker marks as paid after a denial closes the ticket, too', async () => {
  const { id, customer, worker, say, pay } = await makeDone();
  await say(customer, saysPaid);
  await say(worker, notReceived);
  expectSuccess(await pay(), markPaidContract);
  const states = (await listTickets(id)).map(({ state }) => String(state));
  assert.deepEqual(states, ['closed']);
});

test('a customer says it once more after a denial, and a second denial leaves one open ticket with both', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  const utr = '888856789012';
  await say(customer, { ...saysPaid, utr });
  await say(worker, notReceived);
  const { said: denied } = await read(worker);
  assert.equal(denied?.deniedBefore, null);
  const again = viewOf(await say(customer, { ...saysPaid, method: 'cash' }));
  assert.deepEqual([again.state, again.deniedAt, again.said?.method], ['said', null, 'cash']);
  assert.equal(again.said?.deniedBefore, denied?.at, 'a phone without an answer knows its denial by it');
  const asked = (await readNews(worker.user)).filter((news) => news === 'payment_said');
  assert.equal(asked.length, 2, 'the worker is asked again');
  assert.equal((await listReminders(id)).length, 2, 'and reminded again');
  const { said } = await read(worker);
  assert.equal(expectRefusal(await say(worker, notReceived), 409).code, 'booking_changed');
  expectSuccess(await say(worker, { ...notReceived, saidAt: said?.at }), setPaymentContract);
  assert.equal(expectRefusal(await say(customer, saysPaid), 409).code, 'illegal_move');
  const tickets = (await listTickets(id)).map(({ state, message }) => [String(state), String(message)]);
  assert.deepEqual(
    tickets.map(([state]) => state),
    ['closed', 'open'],
  );
  assert.match(tickets[1]?.[1] ?? '', /Said before: UPI, UTR 888856789012, not received/);
  assert.equal(viewOf(await say(worker, received)).state, 'paid');
});

test('a customer who repeats the same words does not make a denial stale that is under way', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  await say(customer, saysPaid);
  const { said } = await read(worker);
  for (let times = 0; times < 3; times += 1) expectSuccess(await say(customer, saysPaid), setPaymentContract);
  assert.deepEqual((await read(worker)).said, said);
  assert.equal(viewOf(await say(worker, { ...notReceived, saidAt: said?.at })).state, 'denied');
  assert.equal((await listTickets(id)).length, 1);
});

test('a second tap after the last correction is no refusal, because its word is stored', async () => {
  const { customer, worker, say, read } = await makeDone();
  const words = ['cash', 'upi', 'cash', 'upi'].map((method) => ({ ...saysPaid, method }));
  for (const word of words) expectSuccess(await say(customer, word), setPaymentContract);
  const { said, steps } = await read(customer);
  assert.deepEqual(steps, [], 'nothing new can be said');
  const again = viewOf(await say(customer, saysPaid));
  assert.deepEqual([again.said, again.steps], [said, []]);
  const other = { ...saysPaid, utr: '777756789012' };
  assert.equal(expectRefusal(await say(customer, other), 409).code, 'illegal_move');
  assert.equal(expectRefusal(await say(worker, saysPaid), 409).code, 'illegal_move');
  setClock(new Date(now().getTime() + 11 * 60_000));
  assert.equal(expectRefusal(await say(customer, saysPaid), 409).code, 'illegal_move', 'it is new by then');
});

test('the worker’s case about a denied payment takes the place of its ticket, in either order', async () => {
  const [denied, reported] = [await makeDone(), await makeDone()];
  for (const { customer, say } of [denied, reported]) await say(customer, saysPaid);
  const open = ({ id, worker }: typeof denied) => {
    const body = { reason: 'payment', text: 'I was not paid.' };
    return send(worker, openCaseContract, { params: { id }, body });
  };
  await denied.say(denied.worker, notReceived);
  expectSuccess(await open(denied), openCaseContract);
  const states = (await listTickets(denied.id)).map((ticket) => String(ticket['state']));
  assert.deepEqual(states, ['closed']);
  expectSuccess(await open(reported), openCaseContract);
  assert.equal(viewOf(await reported.say(reported.worker, notReceived)).state, 'denied');
  assert.deepEqual(await listTickets(reported.id), []);
});

test('a denial that comes late is not one of what the customer said since', async () => {
  const { id, customer, worker, say, read } = await makeDone();
  await say(customer, { ...saysPaid, method: 'cash' });
  const { said: first } = await read(worker);
  const stale = { ...notReceived, saidAt: first?.at };
  await say(customer, { ...saysPaid, utr: '666656789012' });
  for (const body of [stale, notReceived])
    assert.equal(expectRefusal(await say(worker, body), 409).code, 'booking_changed');
  const { state, said: last } = await read(worker);
  assert.deepEqual([state, last?.method, await listTickets(id)], ['said', 'upi', []]);
  const fresh = { ...notReceived, saidAt: last?.at };
  assert.equal(viewOf(await say(worker, fresh)).state, 'denied');
});

test('one UTR counts once, and its second use is neither refused nor shown to the payee', async () => {
  const utr = '222256789012';
  const [one, two] = [await makeDone(), await makeDone()];
  await Promise.all([one, two].map(({ customer, say }) => say(customer, { ...saysPaid, utr })));
  const rows = await Promise.all([one, two].map(({ id }) => findBooking(id)));
  const marks = rows.map((row) => row?.payment?.isRepeated ?? false);
  assert.deepEqual(marks.toSorted(), [false, true]);
  const views = await Promise.all([one, two].map(({ worker, read }) => read(worker)));
  assert.deepEqual(
    views.map(({ said }) => said?.utr),
    [utr, utr],
  );
  const repeated = rows[0]?.payment?.isRepeated ? one : two;
  const first = repeated === one ? rows[1] : rows[0];
  await repeated.say(repeated.worker, notReceived);
  const [ticket] = await listTickets(repeated.id);
  assert.ok(ticket && first);
  assert.ok(!String(ticket['message']).includes(first.number));
  // Correcting the own statement repeats nothing.
  const other = repeated === one ? two : one;
  await other.say(other.customer, { ...saysPaid, utr });
  const [again] = [(await findBooking(other.id))?.payment];
  assert.ok(again && !again.isRepeated);
});

test('a corrected UTR stays in the booking and the ticket, without its digits once its customer has left', async () => {
  const utr = '555556789012';
  const [one, two] = [await makeDone(), await makeDone()];
  await one.say(one.customer, { ...saysPaid, utr });
  await two.say(two.customer, { ...saysPaid, utr });
  await two.say(two.customer, { ...saysPaid, method: 'cash' });
  const readSaid = async () => (await findBooking(two.id))?.payment;
  const said = await readSaid();
  assert.deepEqual([said?.method, said?.utr, said?.isRepeated], ['cash', undefined, true]);
  assert.deepEqual(
    said?.earlier?.map((words) => [words.method, words.utr, words.isRepeated]),
    [['upi', utr, true]],
  );
  const { said: last } = await two.read(two.worker);
  assert.equal(last?.utr, null);
  expectSuccess(await two.say(two.worker, { ...notReceived, saidAt: last?.at }), setPaymentContract);
  const [ticket] = await listTickets(two.id);
  assert.match(String(ticket?.['message']), /paid by cash.*Said before: UPI, UTR 555556789012/);
  const { email, phone } = two.customer.user;
  await inTransaction((tx) => eraseAccount({ userId: two.customer.userId, email, phone }, tx));
  assert.deepEqual(
    (await readSaid())?.earlier?.map((words) => [words.method, words.utr, words.isRepeated]),
    [['upi', undefined, true]],
  );
});

test('a UTR stays used after its customer deletes the account, whose booking forgets it', async () => {
  const utr = '333356789012';
  const one = await makeDone();
  await one.say(one.customer, { ...saysPaid, utr });
  const { email, phone } = one.customer.user;
  await inTransaction((tx) => eraseAccount({ userId: one.customer.userId, email, phone }, tx));
  const { at: _, ...kept } = (await findBooking(one.id))?.payment ?? {};
  assert.deepEqual(kept, { method: 'upi', amountPaise: PRICE_PAISE });
  const two = await makeDone();
  await two.say(two.customer, { ...saysPaid, utr });
  assert.equal((await findBooking(two.id))?.payment?.isRepeated, true);
});

test('a cancellation fee is paid the same way', async () => {
  const { bookable, customer, worker } = await makePair('accepted');
  const fee = { percent: 50, feePaise: 25_000, state: 'due', method: null, settledAt: null } as const;
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'cancelled', fee });
  const params = { id: String(booking._id) };
  const body = { step: 'paid', method: 'cash', amountPaise: 25_000 };
  const said = viewOf(await send(customer, setPaymentContract, { params, body }));
  assert.deepEqual([said.owes, said.state, said.duePaise], ['fee', 'said', 25_000]);
  const settled = viewOf(
    await send(worker, setPaymentContract, { params, body: { ...body, step: 'received' } }),
  );
  assert.deepEqual([settled.state, settled.settled?.method], ['paid', 'cash']);
});

test('a payee changed minutes before is not the one that a customer pays', async () => {
  const { id, customer, worker, read } = await makeDone();
  const at = now();
  const asha = { upiId: 'asha@okbank', name: 'ASHA DEVI' };
  const saved = changePayee([], asha, new Date(at.getTime() - PAYEE_WAIT_MS));
  const changed = changePayee(saved, { upiId: 'thief@okbank', name: 'R KUMAR' }, at);
  await inTransaction((tx) => storePayeeChanges(worker.userId, changed, tx));
  assert.deepEqual((await read(worker)).payee, asha);
  assert.deepEqual((await read(customer)).payee, asha);
  const paid = await send(worker, markPaidContract, { params: { id }, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  assert.equal((await read(customer)).payee, null);
});
