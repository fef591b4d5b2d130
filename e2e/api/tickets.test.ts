import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as tickets from '#lib/features/support/contracts/tickets.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeStoredImage, sweepImagesLater } from '#e2e/kit/factories/stored-images.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { listTicketsContract, sendFeedbackContract, sendMessageToUsContract, ticketView } = tickets;

const send = (by: SignedIn | null, call: SentCall['call'], parts: SentCall['parts'] = {}) =>
  sendCall({ origin: url(), call, parts, ...(by && { token: by.token }) });

const letter = {
  name: 'Priya Sharma',
  email: 'priya@example.test',
  subject: 'Nobody came',
  message: 'He was booked for ten.',
};
const praise = { category: 'app', type: 'positive', message: 'Easy to use.' };

const ticketIn = ({ json }: { json: unknown }) => z.looseObject({ data: ticketView }).parse(json).data;
const page = z.looseObject({ data: z.array(ticketView), nextCursor: z.string().nullable() });

const readTickets = async (by: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(by, listTicketsContract, { query });
  expectSuccess(answer, listTicketsContract);
  return page.parse(answer.json);
};

const faultsIn = (answer: Awaited<ReturnType<typeof send>>) =>
  (expectRefusal(answer, 400).errors ?? []).map(({ field, message }) => [field, message]);

test('a ticket gets a number and is listed to its author only, newest first', async () => {
  const [me, other] = [await signIn('customer'), await signIn('worker')];
  const sent = await send(me, sendMessageToUsContract, { body: letter });
  const feedback = await send(me, sendFeedbackContract, { body: { ...praise, userId: me.userId } });
  for (const [answer, message] of [
    [sent, 'Message sent successfully!'],
    [feedback, 'Thank you for your feedback!'],
  ] as const)
    assert.equal(z.looseObject({ message: z.string() }).parse(answer.json).message, message);
  const { data } = await readTickets(me);
  assert.deepEqual(
    data.map(({ number, kind, state }) => ({ number, kind, state })),
    [
      { number: ticketIn(feedback).number, kind: 'feedback', state: 'open' },
      { number: ticketIn(sent).number, kind: 'contact', state: 'open' },
    ],
  );
  assert.match(ticketIn(sent).number, /^HN-/);
  for (const kind of ['contact', 'feedback', 'rating'])
    assert.deepEqual(
      (await readTickets(me, { kind })).data.map((ticket) => ticket.kind),
      kind === 'rating' ? [] : [kind],
    );
  expectRefusal(await send(me, listTicketsContract, { query: { kind: 'secret' } }), 400);
  assert.deepEqual((await readTickets(other)).data, []);
});

test('feedback with a null or blank userId counts as without one', async () => {
  for (const userId of [null, '']) {
    const answer = await send(await signIn('customer'), sendFeedbackContract, {
      body: { ...praise, userId },
    });
    expectSuccess(answer, sendFeedbackContract);
  }
});

test('pages of tickets hold each ticket once', async () => {
  const me = await signIn('customer');
  for (let at = 0; at < 5; at += 1) await makeTicket({ authorId: me.userId });
  const first = await readTickets(me, { limit: '3' });
  const rest = await readTickets(me, { limit: '3', cursor: first.nextCursor ?? '' });
  assert.equal(rest.nextCursor, null);
  const numbers = [...first.data, ...rest.data].map(({ number }) => number);
  assert.equal(new Set(numbers).size, 5);
});

test('each error of a form is listed under its field, with the form’s text', async () => {
  const short = { name: 'P', email: 'nobody', subject: 'Hi', message: 'No' };
  assert.deepEqual(faultsIn(await send(null, sendMessageToUsContract, { body: short })), [
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Invalid email format'],
    ['subject', 'Subject must be at least 5 characters long'],
    ['message', 'Message must be at least 5 characters long'],
  ]);
  const long = { ...letter, subject: 's'.repeat(201), message: 'm'.repeat(2001) };
  assert.deepEqual(faultsIn(await send(null, sendMessageToUsContract, { body: long })), [
    ['subject', 'Subject cannot exceed 200 characters'],
    ['message', 'Message cannot exceed 2000 characters'],
  ]);
  assert.deepEqual(faultsIn(await send(null, sendFeedbackContract, { body: { message: ' abc ' } })), [
    ['category', 'Please select a category'],
    ['type', 'Please indicate if your feedback is positive or negative'],
    ['message', 'Please provide detailed feedback (at least 5 characters)'],
  ]);
});

test('an idempotency key makes one ticket, and a guest’s key matches no other sender’s', async () => {
  const me = await signIn('customer');
  const headers = { 'idempotency-key': 'ticket-key-1' };
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => send(me, sendMessageToUsContract, { body: letter, headers })),
  );
  assert.equal(new Set(tries.map((answer) => ticketIn(answer).number)).size, 1);
  assert.equal((await readTickets(me)).data.length, 1);
  const other = await send(me, sendMessageToUsContract, { body: { ...letter, subject: 'Other' }, headers });
  expectRefusal(other, 422);
  const guest = await send(null, sendMessageToUsContract, { body: letter, headers });
  const own = (await readTickets(me)).data.map(({ number }) => number);
  assert.deepEqual([own.length, own.includes(ticketIn(guest).number)], [1, false]);
});

test('screenshots must be the author’s own uploads, shown to author and admins only', async () => {
  const [me, other] = [await signIn('customer'), await signIn('customer')];
  const screenshots = [await makeStoredImage({ ownerId: me.userId })];
  const body = { ...praise, screenshots };
  const stolen = await send(other, sendFeedbackContract, { body });
  assert.deepEqual(
    (expectRefusal(stolen, 400).errors ?? []).map(({ field, code }) => [field, code]),
    [['screenshots.0', 'unknown_image']],
  );
  assert.deepEqual((await readTickets(other)).data, []);
  expectRefusal(await send(null, sendFeedbackContract, { body }), 403);
  const { screenshots: kept } = ticketIn(await send(me, sendFeedbackContract, { body }));
  await sweepImagesLater();
  const see = (by: SignedIn | null) =>
    fetch(new URL(kept[0] ?? '', url()), { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
  for (const reader of [me, await signIn('admin')]) {
    const { headers } = await see(reader);
    assert.deepEqual([headers.get('content-type'), headers.get('cache-control')], ['image/webp', 'no-store']);
  }
  for (const stranger of [null, other, await signIn('worker')])
    assert.equal((await see(stranger)).status, 404);
});

test('a complaint names its booking, for its author and the office; a guest has none', async () => {
  const me = await signIn('customer');
  const bookingId = String((await makeBooking({ customer: me.user }))._id);
  const sent = await send(me, sendMessageToUsContract, { body: { ...letter, bookingId } });
  expectSuccess(sent, sendMessageToUsContract);
  assert.equal((await readTickets(me)).data[0]?.bookingId, bookingId);
  const guest = await send(null, sendMessageToUsContract, { body: { ...letter, bookingId } });
  assert.equal(expectRefusal(guest, 403).code, 'forbidden');
});

test('a guest who wants an answer must leave an address; a signed-in person need not', async () => {
  const body = { ...praise, allowContact: true };
  assert.deepEqual(faultsIn(await send(null, sendFeedbackContract, { body })), [
    ['userEmail', 'Please enter a valid email address'],
  ]);
  for (const [by, reach] of [
    [null, { userEmail: 'priya@example.test' }],
    [null, { phone: '9876543210' }],
    [await signIn('customer'), {}],
  ] as const)
    expectSuccess(
      await send(by, sendFeedbackContract, { body: { ...body, ...reach } }),
      sendFeedbackContract,
    );
});

test('a suspended person’s ticket is in their own list', async () => {
  const user = await makeUser({ role: 'customer', suspendedAt: new Date() });
  const me = await makeSession(user);
  const sent = await sendCall({
    ...{ origin: url(), call: sendMessageToUsContract, parts: { body: letter }, token: me.token },
  });
  const list = await sendCall({ origin: url(), call: listTicketsContract, token: me.token });
  assert.deepEqual(
    page.parse(list.json).data.map(({ number }) => number),
    [ticketIn(sent).number],
  );
});

test('a message about a booking carries photos of its author, and is listed by its booking', async () => {
  const [me, other] = [await signIn('customer'), await signIn('customer')];
  const bookingId = String((await makeBooking({ customer: me.user }))._id);
  const screenshots = [await makeStoredImage({ ownerId: me.userId })];
  const { email: _email, ...body } = { ...letter, bookingId, screenshots };
  const sent = await send(me, sendMessageToUsContract, { body });
  assert.equal(ticketIn(sent).screenshots.length, 1);
  await send(me, sendMessageToUsContract, { body: letter });
  const { data } = await readTickets(me, { bookingId });
  assert.deepEqual(
    data.map(({ number }) => number),
    [ticketIn(sent).number],
  );
  assert.deepEqual((await readTickets(other, { bookingId })).data, []);
  for (const named of [bookingId, 'ab'.repeat(12)]) {
    const foreign = { ...letter, bookingId: named };
    expectRefusal(await send(other, sendMessageToUsContract, { body: foreign }), 404);
  }
  expectRefusal(await send(other, sendMessageToUsContract, { body: { ...letter, screenshots } }), 400);
  expectRefusal(await send(null, sendMessageToUsContract, { body: { ...letter, screenshots } }), 403);
});
