import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { announceStatus } from '#lib/features/bookings/services/steps/announce-status.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { wakeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { announce, forgetWebhooks } from '#lib/platform/integrations/webhooks/announce.ts';
import { database, inTransaction } from '#models/connection.ts';
import { countWaitingOutboxRows, listOutboxRows } from '#models/platform/outbox.ts';
import { findWebhook, listAttempts } from '#models/platform/webhook.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeWebhook, setFailingSince } from '#e2e/kit/factories/webhooks.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { isSignedWith, useWebhookReceiver } from '#e2e/kit/webhook-receiver.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { handleWebhook } from '#server/worker/handlers.ts';
import { changeWebhook, resend, rotateSecret } from './webhooks.ts';

useTestDatabase();

const { received, next, url } = await useWebhookReceiver();
const HOUR_MS = 3_600_000;

let outbox: { stop(graceMs?: number): Promise<void> } | null = null;
beforeEach(() => {
  useEnv(testEnv({ WEBHOOKS_PRIVATE: 'on' }));
  outbox = startOutbox({ handlers: { webhook: handleWebhook() }, pollMs: 20 });
});
afterEach(async () => {
  await outbox?.stop(0);
  resetClock();
  received.length = 0;
  Object.assign(next, { status: 204, location: '' });
  for (const name of ['webhooks', 'webhookAttempts', 'outbox'])
    await database().collection(name).deleteMany({});
  forgetWebhooks();
});

const ticketId = 'b'.repeat(24);
const sentEvent = z.strictObject({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.string()),
});
const readEvent = (body = '') => sentEvent.parse(JSON.parse(body));
const open = () => inTransaction((tx) => announce('ticket.opened', { ticketId }, tx));
// Settled first: a lease that the clock jumps over would run its row again.
const passHours = async (hours: number): Promise<void> => {
  await eventually(async () =>
    (await listOutboxRows()).every(({ doneAt, lockedUntil }) => doneAt !== null || lockedUntil < now()),
  );
  setClock(new Date(now().getTime() + hours * HOUR_MS));
  wakeOutbox();
};
const attemptsOf = async (id: string) =>
  (await listAttempts({ webhookId: id, before: null, limit: 50 })).items.toReversed();
const untilAttempts = async (id: string, count: number) => {
  await eventually(async () => (await attemptsOf(id)).length >= count);
  return attemptsOf(id);
};

test('a receiver gets a signed event with ids only, in the transaction of the change', async () => {
  const { secret } = await makeWebhook({ url, events: ['booking.accepted'] });
  const booking = await makeBooking({ status: 'accepted' });
  const change = (fail: boolean) =>
    inTransaction(async (tx) => {
      await announceStatus(booking, tx);
      if (fail) throw new Error('rolled back');
    });
  await assert.rejects(change(true), /rolled back/);
  await change(false);
  await eventually(() => received.length === 1);
  const [event] = received;
  assert.ok(event);
  assert.ok(isSignedWith(secret, event));
  const seconds = Number(event.headers['webhook-timestamp']);
  assert.ok(Math.abs(seconds - now().getTime() / 1000) < 60);
  const { type, data } = readEvent(event.body);
  assert.deepEqual({ type, data }, { type: 'booking.accepted', data: { bookingId: String(booking._id) } });
});

test('a message to support is announced, feedback is not, and what no webhook asked for costs no row', async () => {
  const store = (kind: 'contact' | 'feedback') =>
    storeTicket({
      actor: null,
      ticket: { kind, subject: 'Late again', message: 'The visit was late.', allowContact: false },
      answer: ({ _id }) => ({ id: String(_id) }),
    });
  await store('contact');
  assert.deepEqual(await listOutboxRows(), []);
  await makeWebhook({ url });
  await store('feedback');
  const { id } = await store('contact');
  await eventually(() => received.length === 1);
  assert.deepEqual(readEvent(received[0]?.body).data, { ticketId: id });
});

test('a failed attempt is repeated under the same id and logged', async () => {
  const { id, secret } = await makeWebhook({ url });
  next.status = 500;
  await open();
  const [first] = await untilAttempts(id, 1);
  assert.equal(first?.status, 500);
  await eventually(async () => (await findWebhook(id))?.failures === 1);
  next.status = 200;
  await passHours(2);
  const [, second] = await untilAttempts(id, 2);
  assert.equal(second?.status, 200);
  await eventually(async () => (await countWaitingOutboxRows()) === 0);
  assert.deepEqual(new Set(received.map(({ headers }) => headers['webhook-id'])), new Set([first?.eventId]));
  assertEach(received, (one) => isSignedWith(secret, one));
  await eventually(async () => (await findWebhook(id))?.failures === 0);
  const { failures, failingSince } = (await findWebhook(id)) ?? {};
  assert.deepEqual([failures, failingSince], [0, null]);
});

test('while a receiver fails, its events wait together', async () => {
  const { id } = await makeWebhook({ url });
  next.status = 503;
  await open();
  await eventually(async () => (await findWebhook(id))?.failures === 1);
  for (let at = 0; at < 5; at += 1) await open();
  await eventually(async () =>
    (await listOutboxRows()).every(({ dueAt }) => dueAt !== null && dueAt !== undefined && dueAt > now()),
  );
  assert.equal(received.length, 1);
});

test('after a change of the secret both sign for a day', async () => {
  const { id, secret } = await makeWebhook({ url });
  const { userId } = await signInAdmin();
  const actor = makeActor({ role: 'admin', userId });
  const { data } = await rotateSecret({ actor, params: { id }, body: { reason: 'It was mailed.' } });
  await open();
  await eventually(() => received.length === 1);
  const [both] = received;
  assert.ok(both && isSignedWith(secret, both) && isSignedWith(data.secret, both));
  await passHours(25);
  await open();
  await eventually(() => received.length === 2);
  const [, later] = received;
  assert.ok(later && !isSignedWith(secret, later) && isSignedWith(data.secret, later));
});

test('private addresses, redirects and names of this machine are refused', async () => {
  next.status = 302;
  next.location = url;
  const redirected = await makeWebhook({ url });
  await open();
  const [attempt] = await untilAttempts(redirected.id, 1);
  assert.equal(attempt?.status, 302);
  assert.equal(received.length, 1);
  useEnv(testEnv());
  const addresses = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://169.254.169.254/',
    url,
  ];
  const hooks = await Promise.all(
    addresses.map((one) => makeWebhook({ url: one, events: ['payment.received'] })),
  );
  await inTransaction((tx) => announce('payment.received', { bookingId: ticketId }, tx));
  for (const { id } of hooks) {
    const [refused] = await untilAttempts(id, 1);
    assert.equal(refused?.status, null);
    assert.match(refused?.fault ?? '', /not (public|allowed)/);
  }
  assert.equal(received.length, 1);
});

test('a receiver that fails for three days is switched off, and its lead gets a mail', async () => {
  const { userId } = await signInAdmin();
  const { id } = await makeWebhook({ url, byId: userId });
  await setFailingSince(id, new Date(now().getTime() - 73 * HOUR_MS));
  next.status = 500;
  await open();
  await eventually(async () => (await findWebhook(id))?.offAt !== null);
  const rows = await listOutboxRows();
  const mail = rows.find(({ kind }) => kind === 'mail');
  assert.match(JSON.stringify(mail?.payload), /webhookOff/);
  assert.ok(JSON.stringify(mail?.payload).includes(userId));
  await passHours(2);
  await eventually(async () =>
    (await listOutboxRows()).filter(({ kind }) => kind === 'webhook').every(({ doneAt }) => doneAt !== null),
  );
  assert.equal(received.length, 1);
  const actor = makeActor({ role: 'admin', userId });
  const body = { isOn: true, events: ['ticket.opened' as const], reason: 'Repaired.' };
  assert.equal((await changeWebhook({ actor, params: { id }, body })).data.failingSince, null);
});

test('an event is sent again from the log, under its first id', async () => {
  const { userId } = await signInAdmin();
  const { id } = await makeWebhook({ url });
  await open();
  const [first] = await untilAttempts(id, 1);
  assert.ok(first);
  const actor = makeActor({ role: 'admin', userId });
  await resend({ actor, params: { id, attemptId: String(first._id) } });
  const [, second] = await untilAttempts(id, 2);
  assert.equal(second?.eventId, first.eventId);
  const [one, two] = received;
  assert.equal(one?.body, two?.body);
});
