import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer();
const PAIRS = 60;

const makePair = async (): Promise<SignedIn[]> => {
  const [one, other] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: one.userId, to: other.userId });
  await makeMessage({ from: other.userId, to: one.userId });
  return [one, other];
};

/** The cost if every arrival sent everyone the full list. */
const naiveBytes = (people: readonly SignedIn[]): number => {
  const ids = people.map(({ userId }) => userId);
  return ids.reduce((sum, _id, at) => sum + (at + 1) * JSON.stringify(ids.slice(0, at + 1)).length, 0);
};

describe('presence traffic', () => {
  it('costs at most a fiftieth of broadcasting full lists, and names partners only', async () => {
    const pairs: SignedIn[][] = [];
    while (pairs.length < PAIRS) pairs.push(await makePair());
    const people = pairs.flat();
    let bytes = 0;
    const received = new Map<string, string[]>();
    const join = async ({ userId, token }: SignedIn): Promise<void> => {
      const client = makeClient({ url: server.url(), auth: { token } });
      client.on('getOnlineUsers', (online) => {
        bytes += JSON.stringify(online).length;
        received.set(userId, online);
      });
      await connectedClient(client);
    };
    for (const person of people) await join(person);
    const knowEachOther = (): boolean =>
      pairs.every(([one, other]) =>
        [
          received.get(one?.userId ?? '')?.join() === other?.userId,
          received.get(other?.userId ?? '')?.join() === one?.userId,
        ].every(Boolean),
      );
    await eventually(knowEachOther);
    assert.ok(bytes <= naiveBytes(people) * 0.02, `${bytes} of ${naiveBytes(people)} bytes`);

    // Even telling everyone the full list once, as for the last arrival alone, costs more.
    bytes = 0;
    const everybody = people.map(({ userId }) => userId);
    for (const one of everybody) publish(userRoom(one), 'getOnlineUsers', everybody);
    await eventually(() => everybody.every((one) => received.get(one)?.length === everybody.length));
    assert.ok(bytes > naiveBytes(people) * 0.02);
  });
});
