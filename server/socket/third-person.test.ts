import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { connectedClient, useSocketClients } from '../testing/socket-client.ts';
import { chat, dueTo, makeParty, watchFrames } from '../testing/talk-party.ts';
import { useTwoServers } from '../testing/two-servers.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

// Ten thousand in `npm run prove:talk -- THIRD`.
const EACH = 10;

describe('twenty people who write to each other in pairs on two servers', { timeout: 180_000 }, () => {
  it('hear everything of their own conversations and nothing of others', async () => {
    const party = await makeParty(20);
    const [stranger, talker] = party.people;
    assert.ok(stranger && talker);
    const join = ({ token }: typeof talker, at: number) =>
      makeClient({ url: at % 2 === 0 ? here() : other(), auth: { token } });
    const clients = new Map(party.people.map((person, at) => [person.userId, join(person, at)]));
    const watches = party.people.map((person) => {
      const client = clients.get(person.userId);
      assert.ok(client);
      return watchFrames(client, party, person);
    });
    // What a server would do that puts somebody into the room of another.
    const misled = join(talker, 0);
    const control = watchFrames(misled, party, stranger);
    await Promise.all([misled, ...clients.values()].map(connectedClient));
    const origins = [here(), other()];
    await Promise.all(party.talks.map((talk) => chat(talk, { origins, clients, each: EACH })));
    await eventually(() => watches.every(({ heard, person }) => heard.size === dueTo(party, person, EACH)));
    assert.deepEqual(
      watches.flatMap(({ leaks }) => leaks),
      [],
    );
    assert.ok(control.leaks.length >= EACH);
  });
});
