import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, suite, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { createWebPush } from '#lib/platform/integrations/push/create-pusher.ts';
import { logout } from '#lib/features/accounts/services/sessions.ts';
import { acknowledge } from '#lib/features/notifications/services/mark-read.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { addNotification } from './add-notification.ts';
import { requestActions } from '#lib/features/bookings/texts/request-actions.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { noteShownNotifications } from './feed.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { inTransaction } from '#models/connection.ts';
import { putBlock } from '#models/people/block.ts';
import { putMuted } from '#models/messages/conversation.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { changePreferences } from '#models/people/preferences.ts';
import { listUserPushTokens } from '#models/accounts/push-token.ts';
import { insertSession } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { readVapid, startPushService, type Browser, type PushService } from '#e2e/kit/push-service.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { handleMessages, handleEvent, handlePush, handleUnseen } from '#server/worker/handlers.ts';
import { readPushConfig, saveToken } from './push-tokens.ts';
import { deliverEvent } from './tell-news.ts';

useTestDatabase();

let service: PushService;
before(async () => {
  service = await startPushService();
  useEnv(testEnv({ PUSH_SERVICES: service.origin }));
});
beforeEach(() => {
  service.arrivals.length = 0;
  service.answers.length = 0;
});
afterEach(resetClock);
clearUp(() => service.stop());

const signIn = async ({ _id, role, locale }: UserRecord): Promise<Actor> => {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + 30 * 86_400_000);
  const session = await insertSession({
    userId: _id,
    device: 'a phone',
    createdAt,
    expiresAt,
    revokedAt: null,
  });
  return makeActor({ userId: String(_id), sessionId: String(session._id), role, locale });
};

const enter = async (fields: Parameters<typeof makeUser>[0] = {}): Promise<Actor> =>
  signIn(await makeUser(fields));

const listen = async (actor: Actor, browser: Browser = service.subscribe()): Promise<Browser> => {
  await saveToken({ actor, body: browser.subscription });
  return browser;
};

const pusher = createWebPush(readPushKeys);
const mailer = { send: async () => {}, close: () => {} };
const handlers = {
  messages: handleMessages(pusher),
  news: handleEvent({ mailer, pusher }),
  unseen: handleUnseen(pusher),
  push: handlePush(pusher),
};

const isHandled = (kind: string): kind is keyof typeof handlers => Object.hasOwn(handlers, kind);

/** Runs a person's due push once; a retry must change nothing. */
const ring = async (about: string): Promise<void> => {
  const rows = (await listOutboxRows()).filter(({ payload }) => JSON.stringify(payload).includes(about));
  for (const { _id, kind, payload } of rows.filter((row) => row.kind === 'push'))
    if (isHandled(kind)) await handlers[kind]({ id: String(_id), payload });
};
const ringFor = async ({ _id }: MessageRecord): Promise<void> => {
  const messageId = String(_id);
  await handlers.messages({ id: messageId, payload: { messageIds: [messageId] } });
};

/** The push service fails the first attempt, so the note waits for a retry. */
const ringInVain = async (message: MessageRecord): Promise<void> => {
  service.answers.push(503);
  await ringFor(message);
  assert.equal(service.arrivals.splice(0).length, 1);
};

const readNotes = (browser: Browser): unknown[] =>
  service.arrivals
    .filter(({ path }) => browser.subscription.fcmToken.endsWith(path))
    .map(({ body }) => browser.read(body));

/** A user with a phone, and a message for them. */
const makeNews = async (fields: Parameters<typeof makeUser>[0] = {}) => {
  const actor = await enter(fields);
  const sender = await makeUser({ name: 'Ravi Kumar' });
  const browser = await listen(actor);
  const message = await makeMessage({ from: String(sender._id), to: actor.userId, text: 'On my way' });
  return { actor, sender, browser, message };
};

const booked = {
  kind: 'booking',
  params: {
    news: 'accepted',
    number: 'HN-1',
    service: 'Fan',
    name: 'Ravi',
    startsAt: '2026-11-22T04:30:00.000Z',
  },
} as const;

suite('push notes', () => {
  test('an unseen message arrives encrypted, signed and once', async () => {
    const { browser, message, sender } = await makeNews();
    await ringFor(message);
    const senderId = String(sender._id);
    const tag = `talk:${String(message.conversationId)}`;
    const words = { title: 'Ravi Kumar', body: 'On my way', tag, href: `/messages?userId=${senderId}` };
    assert.deepEqual(readNotes(browser), [{ kind: 'message', id: String(message._id), ...words, senderId }]);
    const [arrival] = service.arrivals;
    assert.ok(arrival);
    const { authorization, ttl, urgency, 'content-encoding': encoding } = arrival.headers;
    const { aud, exp, sub, key } = readVapid(authorization);
    assert.equal(aud, service.origin);
    assert.ok(exp * 1000 - now().getTime() <= 86_400_000);
    assert.match(sub, /^mailto:/);
    assert.equal(key, (await readPushConfig()).data.vapidKey);
    assert.deepEqual([ttl, urgency, encoding], ['86400', 'high', 'aes128gcm']);
  });

  test('following up a message several times queues one push note per device', async () => {
    const user = await makeUser();
    const devices = await Promise.all([signIn(user), signIn(user)]);
    await Promise.all(devices.map((actor) => listen(actor)));
    const message = await makeMessage({ from: String((await makeUser())._id), to: String(user._id) });
    await Promise.all(
      [1, 2, 3].map(() => handlers.messages({ id: 'x', payload: { messageIds: [String(message._id)] } })),
    );
    const rows = (await listOutboxRows()).filter(({ key }) => key?.startsWith(`push:${String(message._id)}`));
    assert.equal(rows.length, 2);
    assert.equal(service.arrivals.length, 2);
    assertEach(rows, ({ doneAt }) => doneAt !== null);
  });

  for (const [name, seen] of [
    ['shown', true],
    ['only delivered', false],
  ] as const)
    test(`a message that a screen has ${name} ${seen ? 'sends no push note' : 'sends a push note'}`, async () => {
      const { actor, browser, message } = await makeNews();
      const { conversationId, ord } = message;
      await acknowledge({ actor, conversationId: String(conversationId), ord, visible: seen });
      await ringFor(message);
      assert.equal(readNotes(browser).length, seen ? 0 : 1);
    });

  test('a message seen between follow-up and sending sends no push note', async () => {
    const { actor, browser, message } = await makeNews();
    const { conversationId, ord } = message;
    await ringInVain(message);
    await acknowledge({ actor, conversationId: String(conversationId), ord, visible: true });
    await ring(String(message._id));
    assert.deepEqual(readNotes(browser), []);
  });

  test('a booking’s push note is in the person’s language, and none is sent if it was seen', async () => {
    const actor = await enter({ locale: 'ta' });
    const browser = await listen(actor);
    const [rung, shown] = ['1'.repeat(24), '2'.repeat(24)];
    for (const id of [rung, shown]) {
      const payload = { userId: actor.userId, content: booked, href: '/bookings' };
      await addNotification({ id, payload });
      if (id === shown) await noteShownNotifications({ actor, ids: [shown] });
      await handlers.unseen({ id, payload: { notificationId: id } });
      await ring(id);
    }
    const notes = readNotes(browser);
    assert.equal(notes.length, 1);
    assert.match(JSON.stringify(notes), /\p{Script=Tamil}.*"tag":"booking:HN-1","href":"\/bookings"/u);
    assert.equal((await listOutboxRows()).filter(({ key }) => key === `unseen:${rung}`).length, 1);
  });

  test('a request’s push note carries the words of its two actions and all that its Accept needs', async () => {
    const bookable = await makeBookable();
    const booking = await makeBooking({ bookable });
    const actor = await signIn(bookable.worker);
    const browser = await listen(actor);
    const by = String(booking.customerId);
    await inTransaction((tx) => notifyBookingChange({ booking, news: 'requested', by }, tx));
    const people = (await waitingNotifications()).filter(({ userId }) => userId === actor.userId);
    await deliverEvent({ payload: { people }, mailer, pusher });
    await deliverEvent({ payload: { people }, mailer, pusher, step: 'outside' });
    const [note] = readNotes(browser);
    const { number, startsAt, serviceName: service, _id } = booking;
    const { accept, details } = requestActions.en;
    const actions = { accept, details, number, startsAt: startsAt.toISOString() };
    const about = { ...actions, service, bookingId: String(_id) };
    assert.ok(JSON.stringify(note).includes(JSON.stringify(about).slice(1, -1)), JSON.stringify(note));
  });

  test('a push note with previews off shows the author but not the text', async () => {
    const { actor, browser, message, sender } = await makeNews();
    await changePreferences({ userId: actor.userId, channels: { previews: false }, at: now() });
    await ringFor(message);
    const [note] = readNotes(browser);
    assert.match(JSON.stringify(note), new RegExp(`"title":"Message from ${sender.name}","body":""`));
    assert.ok(!JSON.stringify(note).includes(message.text));
  });

  test('no push note is sent for a muted conversation, even if muted after the follow-up', async () => {
    const { actor, sender, message, browser } = await makeNews();
    await putMuted({ userId: String(sender._id), partnerId: actor.userId, muted: true });
    await ringInVain(message);
    await putMuted({ userId: actor.userId, partnerId: String(sender._id), muted: true });
    await ring(String(message._id));
    await ringFor(await makeMessage({ from: String(sender._id), to: actor.userId }));
    assert.deepEqual(readNotes(browser), []);
    await putMuted({ userId: actor.userId, partnerId: String(sender._id), muted: false });
    await ringFor(await makeMessage({ from: String(sender._id), to: actor.userId }));
    assert.equal(readNotes(browser).length, 1);
  });

  test('no push note is sent with push off, from a blocked sender, or a day late', async () => {
    const [muted, blocking, late] = [await makeNews(), await makeNews(), await makeNews()];
    await changePreferences({ userId: muted.actor.userId, channels: { push: false }, at: now() });
    const blockedId = String(blocking.sender._id);
    await putBlock({ blockerId: blocking.actor.userId, blockedId, at: now() });
    await ringFor(muted.message);
    await ringFor(blocking.message);
    setClock(new Date(now().getTime() + 25 * 3_600_000));
    await ringFor(late.message);
    assert.deepEqual(service.arrivals, []);
  });
});

suite('devices', () => {
  test('a device answered with 410 is removed; one answered with 503 or 429 is retried', async () => {
    const { actor, message, browser } = await makeNews();
    service.answers.push(503, 429, 410);
    await ringFor(message);
    const [row] = (await listOutboxRows()).filter(({ kind }) => kind === 'push');
    assert.match(row?.lastFault ?? '', /answered 503/);
    assert.ok(row?.dueAt && row.doneAt === null);
    await assert.rejects(ring(String(message._id)), /answered 429/);
    assert.equal((await listUserPushTokens(actor.userId)).length, 1);
    await ring(String(message._id));
    await ring(String(message._id));
    assert.equal(readNotes(browser).length, 3);
    assert.deepEqual(await listUserPushTokens(actor.userId), []);
  });

  test('a shared phone receives nothing for the person who used it before', async () => {
    const { message, browser, actor } = await makeNews();
    await ringInVain(message);
    const next = await enter();
    await listen(next, browser);
    await ring(String(message._id));
    assert.deepEqual(service.arrivals, []);
    assert.deepEqual(await listUserPushTokens(actor.userId), []);
    assert.equal((await listUserPushTokens(next.userId)).length, 1);
  });

  test('a device gets no push notes after sign-out or the end of its session', async () => {
    const [out, old] = [await makeNews(), await makeNews()];
    await logout({ actor: out.actor });
    assert.deepEqual(await listUserPushTokens(out.actor.userId), []);
    setClock(new Date(now().getTime() + 400 * 86_400_000));
    const fresh = await makeMessage({ from: String(old.sender._id), to: old.actor.userId });
    await ringFor(fresh);
    assert.deepEqual(service.arrivals, []);
    assert.deepEqual(await listUserPushTokens(old.actor.userId), []);
  });

  test('a person keeps the five latest devices, a session one', async () => {
    const user = await makeUser();
    const saved: string[] = [];
    for (let day = 0; day < 6; day += 1) {
      setClock(new Date(now().getTime() + 60_000));
      saved.unshift((await listen(await signIn(user))).subscription.fcmToken);
    }
    const values = async () => (await listUserPushTokens(String(user._id))).map(({ value }) => value);
    assert.deepEqual(await values(), saved.slice(0, 5));
    const actor = await signIn(user);
    await listen(actor);
    const last = await listen(actor);
    assert.equal((await values())[0], last.subscription.fcmToken);
    assert.equal((await values()).length, 5);
  });

  for (const address of [
    'http://fcm.googleapis.com/a',
    'https://169.254.169.254/latest',
    'https://evil.example/fcm.googleapis.com',
  ])
    test(`a push service at ${address} is refused`, async () => {
      const body = makeSubscription({ fcmToken: address });
      await assert.rejects(saveToken({ actor: await enter(), body }), { code: 'unknown_push_service' });
    });

  test('servers that start at the same time agree on one key pair', async () => {
    const pairs = await Promise.all(Array.from({ length: 10 }, readPushKeys));
    assert.equal(new Set(pairs.map(({ publicKey }) => publicKey)).size, 1);
  });
});
