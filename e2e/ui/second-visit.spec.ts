import type { BrowserContext } from '@playwright/test';
import { startTcpRelay, type TcpRelay } from '#e2e/kit/tcp-relay.ts';
import { awaitQuiet, followTraffic } from '../fixtures/await-quiet.ts';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { furnish } from '../fixtures/furnish.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const MAX_BYTES = 450 * 1024;
const MAX_REPEAT_SHARE = 0.1;

// The measuring proxy has its own port.
test.use({ serviceWorkers: 'allow', allowedFaults: [[/^foreign request/], { scope: 'test' }] });

let relay: TcpRelay;
test.beforeEach(async ({ site }) => {
  relay = await startTcpRelay({ host: 'localhost', port: Number(new URL(site.url).port) });
  await furnish('/');
});
test.afterEach(() => relay.close());

const origin = (): string => `http://localhost:${relay.port}`;

/** Bytes one visit of the home page transfers, with all requests and headers. */
const visit = async (context: BrowserContext, { worker }: { worker: boolean }): Promise<number> => {
  const before = relay.received();
  const page = await context.newPage();
  followTraffic(page);
  await openPage(page, `${origin()}/`);
  await awaitQuiet(page);
  if (worker) await awaitWorker(page);
  await page.close();
  return relay.received() - before;
};

const note = (name: string, bytes: number): void =>
  void test.info().annotations.push({ type: 'bytes', description: `${name} ${bytes}` });

test('the signed-in home page is light, and a second visit transfers a tenth at most', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await enterAs(context, origin(), 'customer');
  const first = await visit(context, { worker: false });
  const second = await visit(context, { worker: false });
  await context.close();
  note('first', first);
  note('second', second);
  expect(first).toBeGreaterThan(100_000);
  expect(first).toBeLessThanOrEqual(MAX_BYTES);
  expect(second / first).toBeLessThanOrEqual(MAX_REPEAT_SHARE);
});

test('a second visit transfers at most a tenth with the service worker', async ({ browser, context }) => {
  const bare = await browser.newContext({ serviceWorkers: 'block' });
  await enterAs(bare, origin(), 'customer');
  const first = await visit(bare, { worker: false });
  await bare.close();
  await enterAs(context, origin(), 'customer');
  const withWorker = await visit(context, { worker: true });
  const second = await visit(context, { worker: true });
  note('first with worker', withWorker);
  note('second with worker', second);
  expect(second / first).toBeLessThanOrEqual(MAX_REPEAT_SHARE);
});
