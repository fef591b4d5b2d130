import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, suite, test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { listNotifications } from './feed.ts';
import { putBlock } from '#models/people/block.ts';
import { countWaitingOutboxRows } from '#models/platform/outbox.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { handleMessages, handleNotification } from '#server/worker/handlers.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { listMessages, muteConversation } from '#lib/features/messages/services/list-messages.ts';
import { markConversation } from '#lib/features/notifications/services/mark-read.ts';
import { sendMessage } from '#lib/features/messages/services/send-message.ts';

useTestDatabase();
afterEach(resetClock);

const makePair = async () => {
  const [customer, worker] = [await makeUser({ name: 'Asha' }), await makeWorker()];
  return {
    customer: makeActor({ userId: String(customer._id), role: 'customer' }),
    worker: makeActor({ userId: String(worker._id), role: 'worker' }),
  };
};

const write = (from: Actor, to: Actor) =>
  sendMessage({
    actor: from,
    params: { id: to.userId },
    body: { text: 'Hello', clientId: randomUUID() },
    idempotencyKey: null,
  });

/** Runs the follow-ups that are due after an unseen message. */
const followUpAll = async (): Promise<void> => {
  setClock(new Date(now().getTime() + FOLLOW_UP_MS + 1));
  const handlers = { messages: handleMessages(quietPusher), notification: handleNotification() };
  const { stop } = startOutbox({ handlers, pollMs: 20 });
  await eventually(async () => (await countWaitingOutboxRows()) === 0);
  await stop();
};

const readBell = (actor: Actor) => listNotifications({ actor, query: {} });
const read = (actor: Actor, { userId }: Actor) =>
  markConversation({ actor, params: { id: userId }, body: {} });

suite('a conversation’s notification', () => {
  test('is one row, replaced by newer messages and read with the conversation', async () => {
    const { customer, worker } = await makePair();
    await write(customer, worker);
    await followUpAll();
    const first = await readBell(worker);
    const { _id, createdAt, ...shown } = first.data[0] ?? {};
    assert.deepEqual(shown, {
      kind: 'message',
      title: 'Asha',
      body: 'You have a new message',
      href: `/messages?userId=${customer.userId}`,
      readAt: null,
    });
    assert.ok(_id && createdAt);
    for (let count = 0; count < 3; count += 1) await write(customer, worker);
    await followUpAll();
    const renewed = await readBell(worker);
    assert.deepEqual([renewed.data.length, renewed.unread], [1, 1]);
    assert.deepEqual(
      renewed.data.map((row) => row._id === _id),
      [false],
    );
    await read(worker, customer);
    assert.deepEqual((await readBell(worker)).unread, 0);
    await write(customer, worker);
    await followUpAll();
    assert.deepEqual([(await readBell(worker)).data.length, (await readBell(worker)).unread], [1, 1]);
    assert.deepEqual((await readBell(customer)).data, []);
  });

  test('is not stored while the reader has muted the conversation; the partner’s is', async () => {
    const { customer, worker } = await makePair();
    await write(customer, worker);
    await read(worker, customer);
    const mute = (muted: boolean) =>
      muteConversation({ actor: worker, params: { id: customer.userId }, body: { muted } });
    assert.deepEqual(await mute(true), { data: { isMuted: true } });
    await write(customer, worker);
    await write(worker, customer);
    await followUpAll();
    assert.deepEqual((await readBell(worker)).data, []);
    assert.equal((await readBell(customer)).unread, 1);
    const standing = async (actor: Actor, { userId }: Actor) =>
      (await listMessages({ actor, params: { id: userId }, query: {} })).isMuted;
    assert.deepEqual([await standing(worker, customer), await standing(customer, worker)], [true, false]);
    // Reading and marks leave it unchanged.
    await read(worker, customer);
    assert.equal(await standing(worker, customer), true);
    await mute(false);
    await write(customer, worker);
    await followUpAll();
    assert.equal((await readBell(worker)).unread, 1);
    const stranger = makeActor({ userId: String((await makeUser())._id) });
    const unwritten = { actor: stranger, params: { id: worker.userId }, body: { muted: true } };
    await assert.rejects(muteConversation(unwritten), { code: 'not_found' });
  });

  test('is not stored when the message was read in time or its sender is blocked', async () => {
    const [{ customer, worker }, blocked] = [await makePair(), await makePair()];
    await write(customer, worker);
    await read(worker, customer);
    await write(blocked.customer, blocked.worker);
    await putBlock({ blockerId: blocked.worker.userId, blockedId: blocked.customer.userId, at: now() });
    await followUpAll();
    assert.deepEqual((await readBell(worker)).data, []);
    assert.deepEqual((await readBell(blocked.worker)).data, []);
  });
});
