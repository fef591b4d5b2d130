import { loadDemoData } from '#server/embedded/demo/load-demo.ts';
import { startServer } from '#server/index.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { database } from '#models/connection.ts';
import { benchEnv } from '../api/bench-env.ts';
import { tellCost } from '../chat/tell-cost.ts';

// The product as `npm start` runs it, pages and demo included.
const server = await startServer({ env: { ...benchEnv(), HUNAR_WORKER: 'on' }, pages: true });
await loadDemoData();
const people = await Promise.all(Array.from({ length: 8 }, () => signIn('customer')));
process.send?.({ url: server.url, tokens: people.map(({ token }) => token) });
tellCost();

const stop = async (): Promise<void> => {
  await database().dropDatabase();
  await server.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
