import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, suite, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { createPusher } from '#lib/platform/integrations/push/create-pusher.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { logout } from '#lib/features/accounts/services/sessions.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import { listUserPushTokens } from '#models/accounts/push-token.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { startFcmService } from '#e2e/kit/fcm-service.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { readPushConfig, saveToken } from './push-tokens.ts';
import { sendNote } from './send-push.ts';

useTestDatabase();

let service: Awaited<ReturnType<typeof startFcmService>>;
let pusher: Pusher;
before(async () => {
  service = await startFcmService();
  pusher = createPusher({ readKeys: readPushKeys, agent: service.agent });
});
beforeEach(() => {
  useEnv(testEnv(service.settings));
  service.arrivals.length = 0;
  service.answers.length = 0;
});
clearUp(() => service.stop());

const toActor = ({ userId, sessionId }: SignedIn) => makeActor({ userId, sessionId });

/** A user with a Firebase token, and a message for them. */
const makeNews = async () => {
  const actor = toActor(await makeSession(await makeUser()));
  const fcmToken = `fid:${randomUUID()}`;
  await saveToken({ actor, body: { fcmToken } });
  const sender = await makeUser({ name: 'Ravi Kumar' });
  const message = await makeMessage({ from: String(sender._id), to: actor.userId, text: 'On my way' });
  return { actor, fcmToken, sender, message };
};

const listTokenValues = async (userId: string) =>
  (await listUserPushTokens(userId)).map(({ value }) => value);

const ring = async (userId: string, { _id }: MessageRecord): Promise<void> => {
  const about = { kind: 'message', id: String(_id) } as const;
  for (const { _id: tokenId } of await listUserPushTokens(userId))
    await sendNote({ payload: { tokenId: String(tokenId), about }, pusher });
};

const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';
const coded = (errorCode: string) => ({ '@type': FCM_ERROR, errorCode });
const field = (name: string) => ({ '@type': BAD_REQUEST, fieldViolations: [{ field: name }] });

suite('Firebase', () => {
  test('is offered to browsers only when a service account is configured', async () => {
    const { data } = await readPushConfig();
    assert.equal(data.firebase?.messagingSenderId, '1234567890');
    assert.equal(data.vapidKey, service.settings.FIREBASE_VAPID_KEY);
    useEnv(testEnv());
    const without = await readPushConfig();
    assert.equal(without.data.firebase, null);
    assert.equal(without.data.vapidKey, (await readPushKeys()).publicKey);
  });

  test('a token is stored without a service account, and rings once there is one', async () => {
    useEnv(testEnv());
    const { actor, fcmToken, message } = await makeNews();
    await ring(actor.userId, message);
    assert.deepEqual([service.arrivals, await listTokenValues(actor.userId)], [[], [fcmToken]]);
    useEnv(testEnv(service.settings));
    await ring(actor.userId, message);
    assert.deepEqual(
      service.arrivals.map(({ token }) => token),
      [fcmToken],
    );
  });

  test('is not used for a push address without keys', async () => {
    const body = { fcmToken: 'https://fcm.googleapis.com/fcm/send/abc' };
    await assert.rejects(saveToken({ actor: makeActor({}), body }), { code: 'unknown_push_service' });
  });

  test('receives data-only messages, signed by the service account', async () => {
    const { actor, fcmToken, sender, message } = await makeNews();
    await ring(actor.userId, message);
    const [messageId, senderId] = [String(message._id), String(sender._id)];
    const data = {
      ...{ kind: 'message', id: messageId, messageId, senderId, title: 'Ravi Kumar', body: 'On my way' },
      ...{ tag: `talk:${String(message.conversationId)}`, href: `/messages?userId=${senderId}` },
    };
    const webpush = { headers: { Urgency: 'high', TTL: '86400' } };
    assert.deepEqual(service.arrivals, [{ token: fcmToken, data, webpush }]);
  });

  for (const [name, answer, isKept] of [
    ['UNREGISTERED removes the token', { status: 404, details: [coded('UNREGISTERED')] }, false],
    ['SENDER_ID_MISMATCH removes the token', { status: 403, details: [coded('SENDER_ID_MISMATCH')] }, false],
    ['an invalid message.token removes the token', { status: 400, details: [field('message.token')] }, false],
    ['an invalid message.data keeps the token', { status: 400, details: [field('message.data')] }, true],
    ['a 403 without a code keeps the token', { status: 403, details: [] }, true],
    ['a 404 without a code keeps the token', { status: 404, details: [] }, true],
    ['QUOTA_EXCEEDED keeps the token for a retry', { status: 429, details: [coded('QUOTA_EXCEEDED')] }, true],
    ['INTERNAL keeps the token for a retry', { status: 500, details: [coded('INTERNAL')] }, true],
  ] as const)
    test(name, async () => {
      const { actor, fcmToken, message } = await makeNews();
      service.answers.push(answer);
      if (isKept) await assert.rejects(ring(actor.userId, message));
      else await ring(actor.userId, message);
      assert.equal(service.arrivals.length, 1);
      assert.deepEqual(await listTokenValues(actor.userId), isKept ? [fcmToken] : []);
    });

  test('a token moves to the next person who signs in on the device and goes at sign-out', async () => {
    const { actor, fcmToken, message } = await makeNews();
    const next = toActor(await makeSession(await makeUser()));
    await saveToken({ actor: next, body: { fcmToken, userId: next.userId } });
    await ring(actor.userId, message);
    assert.deepEqual(service.arrivals, []);
    assert.deepEqual(
      [await listTokenValues(actor.userId), await listTokenValues(next.userId)],
      [[], [fcmToken]],
    );
    await logout({ actor: next });
    assert.deepEqual(await listTokenValues(next.userId), []);
  });
});
