import { setTimeout as wait } from 'node:timers/promises';
import { hunarReady, openHunar } from '#bench/chat/hunar-chat.ts';
import { cost } from '#bench/chat/tell-cost.ts';
import { quantile, timeAtFull, timeAtRate, type Chat } from '#bench/chat/times.ts';
import { fitSlope } from '#bench/figures.ts';
import { startChild, type Child } from '#bench/start-child.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { keepFigures, recordMax, tell } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const MINUTES = Number(process.env['PROVE_MINUTES'] ?? 60);
const PAIRS = 50;
const FULL = { writers: 16, seconds: 15 };
const SAMPLE_MS = 10_000;
// Memory grows normally until caches are full and the code is compiled.
const WARM_PART = 0.1;
const MEGABYTE = 2 ** 20;

interface Sample {
  minutes: number;
  rss: number;
  heap: number;
}

/** Samples the server's memory until `over`, each time after a garbage collection. */
const sample = async (server: Child<unknown>, over: AbortSignal): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  while (!over.aborted) {
    const { rss, heap } = await server.ask('cost', cost);
    samples.push({ minutes: (performance.now() - startedAt) / 60_000, rss, heap });
    await wait(SAMPLE_MS, null, { signal: over }).catch(() => null);
  }
  return samples;
};

const PAUSE_MS = 1000;

/** The same chat, with senders that retry like a browser when the server is busy. Counts the retries. */
const insisting = (chat: Chat) => {
  let refused = 0;
  const send = async (conversation: number, text: string): Promise<void> => {
    try {
      await chat.send(conversation, text);
    } catch {
      refused += 1;
      await wait(PAUSE_MS);
      await send(conversation, text);
    }
  };
  return { chat: { ...chat, send }, countRefused: () => refused };
};

const megabytesAMinute = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  fitSlope(samples.map((one) => ({ x: one.minutes, y: of(one) / MEGABYTE })));

/** Sends messages at half the full rate for an hour, with all their effects. Anything that keeps growing leaks. */
const main = async (): Promise<void> => {
  const mongod = await startTestMongod();
  beforeLeaving(() => mongod.stop());
  const url = new URL(mongod.uri);
  url.pathname = '/prove_soak';
  const env = { BENCH_MONGODB_URI: url.href, BENCH_PAIRS: String(PAIRS), BENCH_IDLERS: '0' };
  const server = await startChild({ file: 'chat/hunar.ts', flags: ['--expose-gc'], ready: hunarReady, env });
  beforeLeaving(() => server.stop());
  const { chat, countRefused } = insisting(await openHunar(server.ready));
  const full = await timeAtFull(chat, FULL);
  const rate = Math.max(1, Math.round(full.delivery.length / full.seconds / 2));
  const over = new AbortController();
  const watching = sample(server, over.signal);
  const times = await timeAtRate(chat, { rate, seconds: MINUTES * 60 });
  over.abort();
  const samples = (await watching).filter(({ minutes }) => minutes >= MINUTES * WARM_PART);
  await chat.close();
  tell(`messages a second for ${MINUTES} minutes, half of the full rate`, rate);
  tell('messages that a busy server took at a second try', countRefused());
  tell('delivery p99 ms', quantile(times.delivery, 0.99));
  tell('rss at the end, MB', (samples.at(-1)?.rss ?? NaN) / MEGABYTE);
  recordMax(
    'soak: growth of rss, MB a minute',
    megabytesAMinute(samples, ({ rss }) => rss),
    1,
  );
  recordMax(
    'soak: growth of the heap, MB a minute',
    megabytesAMinute(samples, ({ heap }) => heap),
    1,
  );
  await leaveWith(keepFigures('soak') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
