import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import type { OutgoingMail } from '#lib/platform/integrations/mail/mailer.ts';
import { createWebPush } from '#lib/platform/integrations/push/create-pusher.ts';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { wakeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { inTransaction } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';
import { countWaitingOutboxRows, listOutboxRows } from '#models/platform/outbox.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePhoneUser, makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { startPushService, type Browser, type PushService } from '#e2e/kit/push-service.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { makeHandlers } from '#server/worker/start-worker.ts';
import { listNotifications, noteShownNotifications } from './feed.ts';
import { saveToken } from './push-tokens.ts';

useTestDatabase();

let service: PushService;
const mails: OutgoingMail[] = [];
const hints: string[] = [];
let isMailUp = true;
before(async () => {
  service = await startPushService();
  useEnv(testEnv({ PUSH_SERVICES: service.origin }));
});
beforeEach(() => {
  isMailUp = true;
  for (const list of [mails, hints, service.arrivals, service.answers]) list.length = 0;
  connectRealtime({
    emit: (rooms, event, ..._payload) => void hints.push(...[rooms].flat().map((room) => `${event} ${room}`)),
    endSessions: () => {},
    sharePresence: () => {},
  });
});
afterEach(() => {
  resetClock();
  connectRealtime(null);
});
after(() => service.stop());

const send = async (mail: OutgoingMail): Promise<void> => {
  if (!isMailUp) throw new Error('The mail server is down.');
  mails.push(mail);
};
const pusher = createWebPush(readPushKeys);
const handlers = makeHandlers({ mailer: { send, close: () => {} }, pusher });

/** Runs everything that is due. */
const work = async (): Promise<void> => {
  const { stop } = startOutbox({ handlers, pollMs: 20 });
  const at = now();
  const isDue = async () =>
    (await listOutboxRows()).some(({ dueAt, doneAt }) => !doneAt && dueAt && dueAt <= at);
  await eventually(async () => !(await isDue()));
  await stop();
};

const pass = async (ms: number): Promise<void> => {
  setClock(new Date(now().getTime() + ms));
  wakeOutbox();
  await work();
};

/** A cancelled booking, which notifies both people. */
const callOff = async (known?: UserRecord) => {
  const bookable = await makeBookable({ name: 'Ravi Kumar' });
  const customer = known ?? (await makeUser({ name: 'Asha Gupta' }));
  const booking = await makeBooking({ bookable, customer });
  const tell = (one: BookingRecord = booking) =>
    inTransaction((tx) => notifyBookingChange({ booking: one, news: 'called_off', by: null }, tx));
  return { booking, customer, worker: bookable.worker, tell };
};

const listen = async (user: Parameters<typeof makeSession>[0]): Promise<Browser> => {
  const browser = service.subscribe();
  const { userId, sessionId } = await makeSession(user);
  await saveToken({ actor: makeActor({ userId, sessionId }), body: browser.subscription });
  return browser;
};

const readFeed = async ({ _id }: { _id: unknown }) =>
  (await listNotifications({ actor: makeActor({ userId: String(_id) }), query: {} })).data;

const listAddresses = (): string[] => mails.map(({ to }) => to.address).toSorted();

test('one row notifies both people of a booking by feed, open screens and mail', async () => {
  const { customer, worker, tell } = await callOff();
  await tell();
  assert.equal((await listOutboxRows()).length, 1);
  hints.length = 0;
  await work();
  for (const person of [customer, worker]) assert.equal((await readFeed(person)).length, 1);
  const rooms = [customer, worker].map(({ _id }) => `notification user:${String(_id)}`);
  assert.deepEqual(hints.toSorted(), rooms.toSorted());
  assert.deepEqual(listAddresses(), [customer.email, worker.email].toSorted());
  const [row, ...others] = await listOutboxRows();
  assert.deepEqual([row?.payload, row?.step, others.length], [null, undefined, 0]);
  assert.ok(row?.doneAt);
});

test('a person without an email address is told in the feed, and no mail waits for an address', async () => {
  const { customer, worker, tell } = await callOff(await makePhoneUser());
  await tell();
  await work();
  await pass(FOLLOW_UP_MS);
  assert.equal((await readFeed(customer)).length, 1);
  assert.deepEqual(listAddresses(), [worker.email]);
  assert.equal(await countWaitingOutboxRows(), 0);
});

test('a phone rings after four seconds unless a screen has shown the notification', async () => {
  const { customer, worker, tell } = await callOff();
  const [rings, silent] = [await listen(customer), await listen(worker)];
  await tell();
  await work();
  assert.deepEqual([service.arrivals.length, mails.length], [0, 0]);
  const [shown] = await readFeed(worker);
  await noteShownNotifications({ actor: { userId: String(worker._id) }, ids: [shown?._id ?? ''] });
  await pass(FOLLOW_UP_MS);
  const readNotes = ({ subscription, read }: Browser): unknown[] =>
    service.arrivals.filter(({ path }) => subscription.fcmToken.endsWith(path)).map(({ body }) => read(body));
  assert.deepEqual([readNotes(rings).length, readNotes(silent).length], [1, 0]);
  assert.match(JSON.stringify(readNotes(rings)), /"kind":"booking".*"href":"\/bookings/);
  assert.deepEqual(listAddresses(), [customer.email, worker.email].toSorted());
  assert.equal(await countWaitingOutboxRows(), 0);
});

test('after a server dies between two steps, each effect happens once and a mail keeps its Message-ID', async () => {
  const { customer, tell } = await callOff();
  const browser = await listen(customer);
  await tell();
  const [row] = await listOutboxRows();
  const due = { id: String(row?._id), payload: row?.payload };
  const next = await handlers.news(due);
  assert.deepEqual(await handlers.news(due), next);
  assert.equal((await readFeed(customer)).length, 1);
  await pass(FOLLOW_UP_MS);
  const again = { ...due, step: 'outside' };
  await Promise.all([handlers.news(again), handlers.news(again)]);
  assert.deepEqual(service.arrivals.map(({ body }) => browser.read(body)).length, 1);
  assert.equal(new Set(mails.map(({ id }) => id)).size, 2, 'one each, however often it came');
});

test('a mail server outage delays neither feed nor phone, and the same mail is sent later', async () => {
  const { customer, worker, tell } = await callOff();
  await listen(customer);
  isMailUp = false;
  await tell();
  await work();
  await pass(FOLLOW_UP_MS);
  assert.equal(service.arrivals.length, 1);
  assert.equal((await readFeed(worker)).length, 1);
  const kinds = async () =>
    (await listOutboxRows()).filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);
  assert.deepEqual(await kinds(), ['mail', 'mail']);
  isMailUp = true;
  await pass(60_000);
  assert.deepEqual(listAddresses(), [customer.email, worker.email].toSorted());
  const ids = await Promise.all([customer, worker].map(async (one) => (await readFeed(one))[0]?._id));
  assert.deepEqual(mails.map(({ id }) => id).toSorted(), ids.toSorted());
  assert.deepEqual([service.arrivals.length, await kinds()], [1, []]);
});

test('an unreachable phone is retried on its own', async () => {
  const { customer, tell } = await callOff();
  await listen(customer);
  service.answers.push(503);
  await tell();
  await work();
  await pass(FOLLOW_UP_MS);
  assert.deepEqual([service.arrivals.length, mails.length], [1, 2]);
  await pass(60_000);
  assert.deepEqual([service.arrivals.length, mails.length, await countWaitingOutboxRows()], [2, 2, 0]);
});

test('a person who deletes the account before delivery is neither notified nor named', async () => {
  const { customer, worker, tell } = await callOff();
  await tell();
  const { email, phone = null } = worker;
  await inTransaction((tx) => eraseAccount({ userId: String(worker._id), email, phone }, tx));
  const [left, ...others] = await waitingNotifications();
  assert.deepEqual([left?.userId, left?.aboutId, others.length], [String(customer._id), undefined, 0]);
  assert.ok(!JSON.stringify(left).includes('Ravi'));
  await work();
  assert.deepEqual(listAddresses(), [customer.email]);
  assert.ok(!JSON.stringify([mails, await readFeed(customer)]).includes('Ravi'));
});
