import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { CrashPoint } from '#e2e/kit/crash-points.ts';
import { countStored, sendAgain, writeIntoCrash, type CrashConversation } from '#e2e/kit/crash-round.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { handleMessages } from '#server/worker/handlers.ts';
import { startOutbox } from '../worker/outbox.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const makeClient = useSocketClients();
const here = useTestServer();
const TALKS = 6;

/** Everyone sends to a server that crashes, then resends to this one as the clients' queues do. */
const surviveCrash = async (crash: CrashPoint): Promise<CrashConversation[]> => {
  const { conversations, answers, unanswered } = await writeIntoCrash({
    crash,
    count: TALKS,
    join: ({ token }) => makeClient({ url: here.url(), auth: { token } }),
  });
  assert.ok(unanswered.length > 0, 'it died on the way');
  assertEach(answers, (status) => status === null || status === 200);
  const places = await Promise.all(unanswered.map((conversation) => sendAgain(here.url(), conversation)));
  assertEach(places, (place) => place === 2);
  return conversations;
};

describe('a server that dies while it handles a message', { timeout: 240_000 }, () => {
  it('stores each message once and delivers it through another server', async (context) => {
    const points = ['before-commit', 'before-news', 'before-answer'] as const;
    const conversations = (await Promise.all(points.map(surviveCrash))).flat();
    for (const conversation of conversations) assert.equal(await countStored(conversation), 1);
    // No client fetches and no task follows up yet, so events lost in the crash stay lost.
    const next = (conversation: CrashConversation) => ({
      ...conversation,
      text: 'And then?',
      clientId: randomUUID(),
    });
    await Promise.all(conversations.map((conversation) => sendAgain(here.url(), next(conversation))));
    await eventually(() => conversations.every(({ received }) => received.includes(3)));
    assert.ok(conversations.some(({ received }) => !received.includes(2)));
    const { stop } = startOutbox({ handlers: { messages: handleMessages(quietPusher) } });
    context.after(() => stop());
    await eventually(() => conversations.every(({ received }) => received.includes(2)));
  });
});
