import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { CrashPoint } from '../testing/crash-points.ts';
import { countStored, sendAgain, writeIntoCrash, type CrashTalk } from '../testing/crash-round.ts';
import { eventually } from '../testing/eventually.ts';
import { useSocketClients } from '../testing/socket-client.ts';
import { useTestServer } from '../testing/test-server.ts';
import { handleMessages } from '#server/worker/handlers.ts';
import { startOutbox } from '../worker/outbox.ts';
import { quietPusher } from '#server/testing/push-service.ts';
import { assertEach } from '#server/testing/assert-each.ts';

const makeClient = useSocketClients();
const here = useTestServer();
const TALKS = 6;

/** Everybody writes at once to a server that dies meanwhile, and again to this one as their queues do. */
const surviveCrash = async (crash: CrashPoint): Promise<CrashTalk[]> => {
  const { talks, answers, unanswered } = await writeIntoCrash({
    crash,
    count: TALKS,
    join: ({ token }) => makeClient({ url: here.url(), auth: { token } }),
  });
  assert.ok(unanswered.length > 0, 'it died on the way');
  assertEach(answers, (status) => status === null || status === 200);
  const places = await Promise.all(unanswered.map((talk) => sendAgain(here.url(), talk)));
  assertEach(places, (place) => place === 2);
  return talks;
};

describe('a server that dies while it handles a message', { timeout: 240_000 }, () => {
  it('stores each message once and delivers it through another server, wherever it died', async (context) => {
    const points = ['before-commit', 'before-news', 'before-answer'] as const;
    const talks = (await Promise.all(points.map(surviveCrash))).flat();
    for (const talk of talks) assert.equal(await countStored(talk), 1);
    // Nobody here asks for what is missing, and nothing looks after it yet: what the dead one did not say stays unsaid.
    const next = (talk: CrashTalk) => ({ ...talk, text: 'And then?', clientId: randomUUID() });
    await Promise.all(talks.map((talk) => sendAgain(here.url(), next(talk))));
    await eventually(() => talks.every(({ heard }) => heard.includes(3)));
    assert.ok(talks.some(({ heard }) => !heard.includes(2)));
    const { stop } = startOutbox({ handlers: { messages: handleMessages(quietPusher) } });
    context.after(() => stop());
    await eventually(() => talks.every(({ heard }) => heard.includes(2)));
  });
});
