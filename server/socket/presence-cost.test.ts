import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { eventually } from '../testing/eventually.ts';
import { makeMessage } from '../testing/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '../testing/factories/users.ts';
import { makeWorker } from '../testing/factories/workers.ts';
import { connectedClient, useSocketClients } from '../testing/socket-client.ts';
import { useTestServer } from '../testing/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer();
const PAIRS = 60;

const makePair = async (): Promise<SignedIn[]> => {
  const [one, other] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: one.userId, to: other.userId });
  await makeMessage({ from: other.userId, to: one.userId });
  return [one, other];
};

/** What each arrival costs where everybody is told of everybody, as the first clients were. */
const naiveBytes = (people: readonly SignedIn[]): number => {
  const ids = people.map(({ userId }) => userId);
  return ids.reduce((sum, _id, at) => sum + (at + 1) * JSON.stringify(ids.slice(0, at + 1)).length, 0);
};

describe('presence traffic', () => {
  it('is at most a fiftieth of telling everybody about everybody, and names partners only', async () => {
    const pairs: SignedIn[][] = [];
    while (pairs.length < PAIRS) pairs.push(await makePair());
    const people = pairs.flat();
    let bytes = 0;
    const heard = new Map<string, string[]>();
    const join = async ({ userId, token }: SignedIn): Promise<void> => {
      const client = makeClient({ url: server.url(), auth: { token } });
      client.on('getOnlineUsers', (online) => {
        bytes += JSON.stringify(online).length;
        heard.set(userId, online);
      });
      await connectedClient(client);
    };
    for (const person of people) await join(person);
    const knowEachOther = (): boolean =>
      pairs.every(([one, other]) =>
        [
          heard.get(one?.userId ?? '')?.join() === other?.userId,
          heard.get(other?.userId ?? '')?.join() === one?.userId,
        ].every(Boolean),
      );
    await eventually(knowEachOther);
    assert.ok(bytes <= naiveBytes(people) * 0.02, `${bytes} of ${naiveBytes(people)} bytes`);

    // Telling everybody of everybody once, as with the last arrival alone, is more than that.
    bytes = 0;
    const everybody = people.map(({ userId }) => userId);
    for (const one of everybody) publish(userRoom(one), 'getOnlineUsers', everybody);
    await eventually(() => everybody.every((one) => heard.get(one)?.length === everybody.length));
    assert.ok(bytes > naiveBytes(people) * 0.02);
  });
});
