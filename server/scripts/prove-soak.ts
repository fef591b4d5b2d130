import { setTimeout as wait } from 'node:timers/promises';
import { hunarReady, openHunar } from '#bench/chat/hunar-chat.ts';
import { cost } from '#bench/chat/tell-cost.ts';
import { quantile, timeAtFull, timeAtRate, type Chat } from '#bench/chat/times.ts';
import { slopeOf } from '#bench/figures.ts';
import { startChild, type Child } from '#bench/start-child.ts';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { keepFigures, most, tell } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';

const MINUTES = Number(process.env['PROVE_MINUTES'] ?? 60);
const PAIRS = 50;
const FULL = { writers: 16, seconds: 15 };
const SAMPLE_MS = 10_000;
// Until caches are full and the code is compiled, memory grows as it should.
const WARM_PART = 0.1;
const MEGABYTE = 2 ** 20;

interface Sample {
  minutes: number;
  rss: number;
  heap: number;
}

/** What the server holds, again and again until `over`; after a collection each time. */
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

/** The same chat, whose senders try again as a browser does when the server is busy; counts how often. */
const insisting = (chat: Chat) => {
  let refused = 0;
  const send = async (talk: number, text: string): Promise<void> => {
    try {
      await chat.send(talk, text);
    } catch {
      refused += 1;
      await wait(PAUSE_MS);
      await send(talk, text);
    }
  };
  return { chat: { ...chat, send }, countRefused: () => refused };
};

const megabytesAMinute = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  slopeOf(samples.map((one) => ({ x: one.minutes, y: of(one) / MEGABYTE })));

/** Half of the full rate of messages, with all that follows them, for an hour: what grows meanwhile leaks. */
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
  most(
    'soak: growth of rss, MB a minute',
    megabytesAMinute(samples, ({ rss }) => rss),
    1,
  );
  most(
    'soak: growth of the heap, MB a minute',
    megabytesAMinute(samples, ({ heap }) => heap),
    1,
  );
  await leaveWith(keepFigures('soak') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
