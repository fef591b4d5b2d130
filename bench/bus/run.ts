import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { hasRedis, startRedis } from '#e2e/kit/redis-server.ts';
import { areHeld, atMost, say, withoutBar, type Figure } from '../figures.ts';
import { findMongod } from '../find-mongod.ts';
import { keepResult } from '../keep-result.ts';
import { setting } from '../setting.ts';
import { startChild } from '../start-child.ts';

const SECONDS = setting('BENCH_SECONDS', 10);
// Events per second of all servers together, each sent to one person.
const RATE = setting('BENCH_RATE', 600);
const PEOPLE = 1200;
const SETTLE_MS = 2000;
// A busy machine delivers later.
const MAX_LATE_MS = 20_000;
const sizes = (process.env['BENCH_SIZES'] ?? '2,6').split(',').map(Number);

const ready = z.strictObject({ isReady: z.literal(true) });
const heardReply = z.strictObject({
  events: z.number(),
  own: z.number(),
  bytes: z.number(),
  cpuMs: z.number(),
});
type Heard = z.infer<typeof heardReply>;
const sentReply = z.strictObject({ sent: z.array(z.number()) });

const figures: Figure[] = [];
const tell = (name: string, figure: number) => figures.push(say(withoutBar(name, figure)));

const record = (name: string, figure: number, bar: number) => figures.push(say(atMost(name, figure, bar)));

interface Bus {
  name: string;
  mongodbUri: string;
  busUrl?: string;
}

const startServers = ({ mongodbUri, busUrl, name }: Bus, count: number) => {
  const url = new URL(mongodbUri);
  url.pathname = `/bench_bus_${name}_${count}`;
  const env = {
    BENCH_MONGODB_URI: url.href,
    ...(busUrl !== undefined && { BENCH_BUS_URL: busUrl }),
    BENCH_SERVERS: String(count),
    BENCH_PEOPLE: String(PEOPLE),
    BENCH_RATE: String(RATE / count),
    BENCH_SECONDS: String(SECONDS),
  };
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      startChild({ file: 'bus/server.ts', ready, env: { ...env, BENCH_SERVER: String(at) } }),
    ),
  );
};

const subtract = (after: Heard, before: Heard): Heard => ({
  events: after.events - before.events,
  own: after.own - before.own,
  bytes: after.bytes - before.bytes,
  cpuMs: after.cpuMs - before.cpuMs,
});

/** How many events each server must hear for its own people: those that the others send them. */
const countExpected = (sent: readonly (readonly number[])[]): number[] =>
  sent.map((_own, at) => sent.reduce((sum, counts, from) => sum + (from === at ? 0 : (counts[at] ?? 0)), 0));

/** Waits for all events. Fails when a server missed one, because a bus that loses events would look cheap. */
const hearAll = async (hear: () => Promise<Heard[]>, expected: readonly number[]): Promise<Heard[]> => {
  const end = performance.now() + MAX_LATE_MS;
  await wait(SETTLE_MS);
  let heard = await hear();
  while (heard.some(({ own }, at) => own < (expected[at] ?? 0)) && performance.now() < end) {
    await wait(SETTLE_MS);
    heard = await hear();
  }
  for (const [at, { own }] of heard.entries())
    if (own !== expected[at])
      throw new Error(`Server ${at} got ${own} of ${expected[at]} events for its people.`);
  return heard;
};

const average = (heard: readonly Heard[], field: keyof Heard): number =>
  heard.reduce((sum, one) => sum + one[field], 0) / heard.length / SECONDS;

const measure = async (bus: Bus, count: number) => {
  const servers = await startServers(bus, count);
  try {
    const ask = () => Promise.all(servers.map((server) => server.ask('heard', heardReply)));
    const before = await ask();
    const hear = async () => (await ask()).map((one, at) => subtract(one, before[at] ?? one));
    const sent = await Promise.all(servers.map((server) => server.ask('send', sentReply)));
    const heard = await hearAll(hear, countExpected(sent.map((one) => one.sent)));
    const events = average(heard, 'events');
    const kilobytes = average(heard, 'bytes') / 1000;
    tell(`bus by ${bus.name}, ${count} servers: events/s each hears of ${RATE} sent`, events);
    tell(`bus by ${bus.name}, ${count} servers: kB/s each reads`, kilobytes);
    tell(`bus by ${bus.name}, ${count} servers: ms of work a second each`, average(heard, 'cpuMs'));
    return { events, kilobytes };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};

const barsBySize = [
  [2, { events: 0.55, bytes: 0.75 }],
  [6, { events: 0.2, bytes: 0.2 }],
] as const;

if (!hasRedis()) throw new Error('There is no redis-server: install it, or name it in HUNAR_REDIS.');
const redis = await startRedis();
const mongod = await findMongod('bench_bus');
try {
  const mongo = { name: 'MongoDB', mongodbUri: mongod.uri };
  const byRedis = { name: 'Redis', mongodbUri: mongod.uri, busUrl: redis.url };
  for (const [count, bars] of barsBySize) {
    if (!sizes.includes(count)) continue;
    const [reference, ours] = [await measure(mongo, count), await measure(byRedis, count)];
    const name = `bus by Redis to MongoDB, ${count} servers:`;
    record(`${name} events each hears`, ours.events / reference.events, bars.events);
    record(`${name} bytes each reads`, ours.kilobytes / reference.kilobytes, bars.bytes);
  }
  keepResult({ command: 'bench:bus', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await mongod.stop();
  await redis.stop();
}
