import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sendUntilTaken } from '#e2e/kit/chat-load.ts';
import { countLostEvents, killStreams, refuseEvents } from '#e2e/kit/break-bus.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';
import { handleMessages } from '#server/worker/handlers.ts';
import { startOutbox } from '../worker/outbox.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

/** A writer on this server, and a client on the other one that never fetches. */
const makeConversation = async () => {
  const [from, to] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: from.userId, to: to.userId });
  const client = makeClient({ url: other(), auth: { token: to.token } });
  const received: number[] = [];
  client.on('newMessage', ({ seq }) => received.push(seq));
  await connectedClient(client);
  const send = (): Promise<number> =>
    sendUntilTaken({ origin: here(), from, to }, { body: { text: 'Yes', clientId: randomUUID() } });
  return { received, send };
};

describe('the event bus', () => {
  it('resumes after the database ends its stream, losing and repeating nothing', async () => {
    const { received, send } = await makeConversation();
    for (let blow = 0; blow < 3; blow += 1) {
      for (let count = 0; count < 5; count += 1) await send();
      assert.ok((await killStreams()) > 0);
      for (let count = 0; count < 5; count += 1) await send();
    }
    await eventually(() => received.length >= 30);
    // Concurrent events may be stored in either order; screens sort them.
    assert.deepEqual(
      received.toSorted((one, next) => one - next),
      Array.from({ length: 30 }, (_none, at) => at + 2),
    );
  });

  it('leaves a lost event to the outbox, which publishes the message later', async (context) => {
    const { received, send } = await makeConversation();
    const before = await countLostEvents();
    await refuseEvents(true);
    await send();
    // Both people are told concurrently, after the response.
    await eventually(async () => (await countLostEvents()) === before + 1);
    await refuseEvents(false);
    // The next message reveals that the previous one was lost.
    await send();
    await eventually(() => received.length > 0);
    assert.deepEqual(received, [3]);
    const { stop } = startOutbox({ handlers: { messages: handleMessages(quietPusher) } });
    context.after(() => stop());
    await eventually(() => received.includes(2));
  });
});
