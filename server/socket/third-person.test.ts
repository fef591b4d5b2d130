import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { chat, dueTo, makeConversationRing, watchFrames } from '#e2e/kit/conversation-ring.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

// Ten thousand in `npm run prove:talk -- THIRD`.
const EACH = 10;

describe('twenty people who write to each other in pairs on two servers', { timeout: 180_000 }, () => {
  it('receive all events of their conversations and no others', async () => {
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
    // Control: a server that puts a socket into another user's room.
    const misled = join(talker, 0);
    const control = watchFrames(misled, ring, stranger);
    await Promise.all([misled, ...clients.values()].map(connectedClient));
    const origins = [here(), other()];
    await Promise.all(
      ring.conversations.map((conversation) => chat(conversation, { origins, clients, each: EACH })),
    );
    await eventually(() =>
      watches.every(({ received, person }) => received.size === dueTo(ring, person, EACH)),
    );
    assert.deepEqual(
      watches.flatMap(({ leaks }) => leaks),
      [],
    );
    assert.ok(control.leaks.length >= EACH);
  });
});
