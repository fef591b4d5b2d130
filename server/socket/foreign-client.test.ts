import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { io } from 'socket.io-client';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { countWaitingOutboxRows } from '#models/platform/outbox.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { connectedClient, nextEvent, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { handleMessages, handleNotification } from '../worker/handlers.ts';
import { startOutbox } from '../worker/outbox.ts';

const server = useTestServer();
const open = new Set<ClientSocket>();
clearUp(() => open.forEach((client) => client.disconnect()));
afterEach(resetClock);

/** A client as the specification describes it: the user's id in the query, the token, and none of our events. */
const join = async ({ userId, token }: SignedIn, auth: Record<string, unknown> = {}) => {
  const client: ClientSocket = io(server.url(), {
    query: { userId },
    auth: { token, ...auth },
    transports: ['websocket'],
    forceNew: true,
  });
  open.add(client);
  const texts: string[] = [];
  client.on('newMessage', ({ text }) => texts.push(text));
  await connectedClient(client);
  return { client, texts };
};

const write = async (from: SignedIn, to: SignedIn, text: string): Promise<void> => {
  const parts = { params: { id: to.userId }, body: { text } };
  const request = { origin: server.url(), call: sendMessageContract, token: from.token, parts };
  assert.equal((await sendCall(request)).status, 200);
};

/** Follows up on unseen messages, as the background process does some seconds later. */
const followUp = async (): Promise<void> => {
  setClock(new Date(now().getTime() + FOLLOW_UP_MS + 1));
  const handlers = { messages: handleMessages(quietPusher), notification: handleNotification() };
  const { stop } = startOutbox({ handlers, pollMs: 20 });
  await eventually(async () => (await countWaitingOutboxRows()) === 0);
  await stop();
};

/** Once this is answered, the client has received all earlier events. */
const settle = (client: ClientSocket) =>
  client.timeout(30_000).emitWithAck('message:read', { conversationId: 'a'.repeat(24), ord: 1 });

const makePair = async () => ({
  customer: await makeSession(await makeUser({ role: 'customer' })),
  worker: await makeSession(await makeWorker()),
});

describe('a third-party socket client', () => {
  it('receives each message once, and the bell keeps messages it did not acknowledge', async () => {
    const { customer, worker } = await makePair();
    const { client, texts } = await join(worker);
    const sent = ['m0', 'm1', 'm2'];
    for (const text of sent) await write(customer, worker, text);
    await eventually(() => texts.length === sent.length);
    await followUp();
    await settle(client);
    assert.deepEqual(texts, sent);
    const actor = makeActor({ userId: worker.userId, role: 'worker' });
    assert.equal((await listNotifications({ actor, query: {} })).unread, 1);
  });

  it('receives no event for its own user’s messages, as the response contains them', async () => {
    const { customer, worker } = await makePair();
    const [sender, telling] = [await join(customer), await join(customer, { acknowledges: true })];
    await write(customer, worker, 'm0');
    await eventually(() => telling.texts.length === 1);
    await settle(sender.client);
    assert.deepEqual(sender.texts, []);
  });

  it('receives a message again once it declares acknowledgements or has acknowledged one', async () => {
    const { customer, worker } = await makePair();
    const telling = await join(worker, { acknowledges: true });
    const acting = await join(worker);
    const received = nextEvent(acting.client, 'newMessage');
    await write(customer, worker, 'm0');
    await received;
    const seen = [{ conversationId: 'a'.repeat(24), ord: 1, visible: false }];
    await acting.client.timeout(30_000).emitWithAck('message:ack', { seen });
    await followUp();
    await eventually(() => [telling, acting].every(({ texts }) => texts.join() === 'm0,m0'));
  });
});
