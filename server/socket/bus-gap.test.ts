import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sendUntilTaken } from '../testing/chat-load.ts';
import { countLostNews, killStreams, refuseNews } from '../testing/break-bus.ts';
import { eventually } from '../testing/eventually.ts';
import { makeMessage } from '../testing/factories/messages.ts';
import { makeSession, makeUser } from '../testing/factories/users.ts';
import { makeWorker } from '../testing/factories/workers.ts';
import { connectedClient, useSocketClients } from '../testing/socket-client.ts';
import { quietPusher } from '#server/testing/push-service.ts';
import { useTwoServers } from '../testing/two-servers.ts';
import { handleMessages } from '#server/worker/handlers.ts';
import { startOutbox } from '../worker/outbox.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

/** Somebody who writes on this server, and a client on the other one that is told but never asks. */
const makeConversation = async () => {
  const [from, to] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: from.userId, to: to.userId });
  const client = makeClient({ url: other(), auth: { token: to.token } });
  const heard: number[] = [];
  client.on('newMessage', ({ seq }) => heard.push(seq));
  await connectedClient(client);
  const send = (): Promise<number> =>
    sendUntilTaken({ origin: here(), from, to }, { body: { text: 'Yes', clientId: randomUUID() } });
  return { heard, send };
};

describe('the event bus', () => {
  it('resumes after the database ends its stream, losing and repeating nothing', async () => {
    const { heard, send } = await makeConversation();
    for (let blow = 0; blow < 3; blow += 1) {
      for (let count = 0; count < 5; count += 1) await send();
      assert.ok((await killStreams()) > 0);
      for (let count = 0; count < 5; count += 1) await send();
    }
    await eventually(() => heard.length >= 30);
    // Of two that are told at once the second may be stored first; screens sort them.
    assert.deepEqual(
      heard.toSorted((one, next) => one - next),
      Array.from({ length: 30 }, (_none, at) => at + 2),
    );
  });

  it('leaves a lost event to the outbox, which publishes the message later', async (context) => {
    const { heard, send } = await makeConversation();
    const before = await countLostNews();
    await refuseNews(true);
    await send();
    // Both people are told at once, after the answer.
    await eventually(async () => (await countLostNews()) === before + 1);
    await refuseNews(false);
    // The next one comes, so that the lost one is known to be lost.
    await send();
    await eventually(() => heard.length > 0);
    assert.deepEqual(heard, [3]);
    const { stop } = startOutbox({ handlers: { messages: handleMessages(quietPusher) } });
    context.after(() => stop());
    await eventually(() => heard.includes(2));
  });
});
