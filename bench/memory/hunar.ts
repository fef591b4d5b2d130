import { loadDemoData } from '#server/embedded/demo/load-demo.ts';
import { startServer } from '#server/index.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { benchEnv } from '../api/bench-env.ts';
import { tellCost } from '../chat/tell-cost.ts';
import { setting } from '../setting.ts';
import { stopWhenAsked } from '../stop-server.ts';

// The product as `npm start` runs it, pages and demo included.
const server = await startServer({ env: { ...benchEnv(), HUNAR_WORKER: 'on' }, pages: true });
await loadDemoData();
const count = setting('BENCH_PEOPLE', 8);
const people = await Promise.all(Array.from({ length: count }, () => signIn('customer')));
process.send?.({ url: server.url, tokens: people.map(({ token }) => token) });
tellCost();
stopWhenAsked(server);
