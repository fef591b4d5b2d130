import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { eventually } from '../testing/eventually.ts';
import { connectedClient, useSocketClients } from '../testing/socket-client.ts';
import { chat, dueTo, makeConversationRing, watchFrames } from '../testing/conversation-ring.ts';
import { useTwoServers } from '../testing/two-servers.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

// Ten thousand in `npm run prove:talk -- THIRD`.
const EACH = 10;

describe('twenty people who write to each other in pairs on two servers', { timeout: 180_000 }, () => {
  it('hear everything of their own conversations and nothing of others', async () => {
    const ring = await makeConversationRing(20);
    const [stranger, talker] = ring.people;
    assert.ok(stranger && talker);
    const join = ({ token }: typeof talker, at: number) =>
      makeClient({ url: at % 2 === 0 ? here() : other(), auth: { token } });
    const clients = new Map(ring.people.map((person, at) => [person.userId, join(person, at)]));
    const watches = atLeastOne(ring.people).map((person) => {
      const client = clients.get(person.userId);
      assert.ok(client);
      return watchFrames(client, ring, person);
    });
    // What a server would do that puts somebody into the room of another.
    const misled = join(talker, 0);
    const control = watchFrames(misled, ring, stranger);
    await Promise.all([misled, ...clients.values()].map(connectedClient));
    const origins = [here(), other()];
    await Promise.all(ring.conversations.map((talk) => chat(talk, { origins, clients, each: EACH })));
    await eventually(() => watches.every(({ heard, person }) => heard.size === dueTo(ring, person, EACH)));
    assert.deepEqual(
      watches.flatMap(({ leaks }) => leaks),
      [],
    );
    assert.ok(control.leaks.length >= EACH);
  });
});
