import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { database } from '#models/connection.ts';
import { followConversation, sendUntilTaken } from '#e2e/kit/chat-load.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { connectedClient, nextEvent, useSocketClients } from '#e2e/kit/socket-client.ts';
import { startTcpRelay } from '#e2e/kit/tcp-relay.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const makeClient = useSocketClients();
useTestDatabase();

const CUTS = 20;
const LIVE = 5;
// As many in parallel as possible without slowing each other down.
const CHAINS = 5;
const EACH = 9;

describe(
  'a receiver whose connection is cut twenty times during a thousand messages',
  { timeout: 240_000 },
  () => {
    it('gets all messages once and in order, with at most two requests per reconnection', async () => {
      let server = await forkServer({ database: testDatabaseName() });
      const { hostname: host, port } = new URL(server.url);
      const relay = await startTcpRelay({ host, port: Number(port) });
      clearUp(async () => {
        relay.close();
        await server.kill();
      });
      const [from, to] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
      const client = makeClient({ url: `http://127.0.0.1:${relay.port}`, auth: { token: to.token } });
      const deaf: number[] = [];
      client.on('newMessage', ({ seq }) => deaf.push(seq));
      const followed = followConversation({ origin: server.url, me: to, partner: from, client });
      await connectedClient(client);
      const send = () =>
        sendUntilTaken({ origin: server.url, from, to }, { body: { text: 'Yes', clientId: randomUUID() } });
      const sendChain = async (count: number): Promise<void> => {
        for (let turn = 0; turn < count; turn += 1) await send();
      };

      for (let cut = 1; cut <= CUTS; cut += 1) {
        await sendChain(LIVE);
        relay.cut();
        await Promise.all(Array.from({ length: CHAINS }, () => sendChain(EACH)));
        if (cut === CUTS / 2) {
          await server.stop();
          server = await forkServer({ database: testDatabaseName(), env: { PORT: port } });
        }
        const back = nextEvent(client, 'connect');
        relay.heal();
        await back;
        await eventually(() => followed.seqs().length === cut * (LIVE + CHAINS * EACH));
      }

      const rows = await database().collection<{ seq: number }>('messages').find().sort({ seq: 1 }).toArray();
      assert.equal(rows.length, 1000);
      assert.deepEqual(
        followed.seqs(),
        rows.map(({ seq }) => seq),
      );
      assert.ok(followed.requests() <= 2 * (CUTS + 1), `${followed.requests()} requests`);
      assert.ok(new Set(deaf).size < 1000);
    });
  },
);
