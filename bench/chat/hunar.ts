import { parseEnv } from '#lib/platform/config/env.ts';
import { startServer } from '#server/index.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { tellCost } from './tell-cost.ts';
import { stopWhenAsked } from '../stop-server.ts';

// The environment of a production server, except for its database and for limits too high to reach.
const env = parseEnv({
  HUNAR_MODE: 'demo',
  MONGODB_URI: process.env['BENCH_MONGODB_URI'],
  JWT_SECRET: 'a secret that is only good for this run, long enough',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT_FACTOR: '1000000',
  HUNAR_WORKER: 'on',
});
const server = await startServer({ env, pages: false });

const makeOne = async (role: 'customer' | 'worker') => {
  const { userId, token } = await makeSession(await makeUser({ role }));
  return { userId, token };
};

const makePair = async () => {
  const [from, to] = [await makeOne('customer'), await makeOne('worker')];
  await makeMessage({ from: from.userId, to: to.userId });
  return { from, to };
};

const make = async <Made>(count: number, one: () => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = [];
  while (made.length < count) made.push(await one());
  return made;
};

const pairs = await make(Number(process.env['BENCH_PAIRS']), makePair);
const idle = await make(Number(process.env['BENCH_IDLERS']), () => makeOne('customer'));
process.send?.({ url: server.url, pairs, idle: idle.map(({ token }) => token) });
tellCost();
stopWhenAsked(server);
