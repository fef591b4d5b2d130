import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createClient } from '@redis/client';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { database } from '#models/connection.ts';
import { countLostEvents } from '#e2e/kit/break-bus.ts';
import { testBus } from '#e2e/kit/bus-suite.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { hasRedis, startRedis } from '#e2e/kit/redis-server.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';
import { createRedisBus } from './redis-bus.ts';

const testRedis = async (): Promise<void> => {
  const redis = await startRedis();
  clearUp(() => redis.stop());
  const servers = useTwoServers({ BUS_URL: redis.url });
  testBus('Redis', servers);
  const makeClient = useSocketClients();

  suite('the bus through Redis', () => {
    test('has a channel for each room of a server, and writes no event into the database', async () => {
      const { token, userId } = await signIn('customer');
      await connectedClient(makeClient({ url: servers.other(), auth: { token } }));
      const asker = await createClient({ url: redis.url }).connect();
      const list = async () => JSON.stringify(await asker.sendCommand(['PUBSUB', 'SHARDCHANNELS']));
      await eventually(async () => (await list()).includes(userRoom(userId)));
      asker.destroy();
      assert.equal(await database().collection('socketEvents').countDocuments(), 0);
    });

    test('loses and counts events while Redis is down, serves its own sockets, and recovers', async () => {
      const { token, userId } = await signIn('customer');
      const counts = { here: 0, other: 0 };
      for (const name of ['here', 'other'] as const) {
        const client = await connectedClient(makeClient({ url: servers[name](), auth: { token } }));
        client.on('server:draining', () => (counts[name] += 1));
      }
      const tell = () => publish(userRoom(userId), 'server:draining', { withinMs: 1 });
      await eventually(() => {
        tell();
        return counts.other > 0;
      });
      await redis.stop();
      const [before, own] = [await countLostEvents(), counts.here];
      tell();
      await eventually(() => counts.here > own);
      await eventually(async () => (await countLostEvents()) > before);
      await redis.start();
      const heard = counts.other;
      await eventually(() => {
        tell();
        return counts.other > heard;
      });
    });

    test('refuses a wrong password in one sentence', async () => {
      const locked = await startRedis('--requirepass', 'right');
      const open = () => createRedisBus(locked.url.replace('//', '//:wrong@'), () => {});
      await assert.rejects(open(), { message: /^BUS_URL cannot be used: Redis answered WRONGPASS[^\n]+\.$/ });
      await assert.rejects(
        createRedisBus(locked.url, () => {}),
        { message: /answered NOAUTH/ },
      );
      await locked.stop();
    });
  });
};

// `npm test` installs it where it can.
if (hasRedis()) await testRedis();
