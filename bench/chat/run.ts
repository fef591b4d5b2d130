import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { areHeld, compare, atLeast, median, atMost, say, withoutBar, type Figure } from '../figures.ts';
import { findMongod } from '../find-mongod.ts';
import { keepResult } from '../keep-result.ts';
import { setting } from '../setting.ts';
import { startChild, type Child } from '../start-child.ts';
import { hunarReady, openHunar } from './hunar-chat.ts';
import { openSynapse } from './synapse-chat.ts';
import { installSynapse, startSynapse } from './synapse.ts';
import { cost } from './tell-cost.ts';
import { quantile, timeAtFull, timeAtRate, timeAtRest, type Chat } from './times.ts';
import { timeTransactions } from './transaction.ts';

const SECONDS = setting('BENCH_SECONDS', 15);
const AT_REST = setting('BENCH_MESSAGES', 400);
const WRITERS = setting('BENCH_WRITERS', 16);
const TALKS = setting('BENCH_TALKS', 50);
const CLIENTS = setting('BENCH_CLIENTS', 500);
const CONNECTIONS = setting('BENCH_CONNECTIONS', 10_000);
// Long enough for each connection to get a heartbeat.
const IDLE_SECONDS = setting('BENCH_IDLE_SECONDS', 45);
const SOCKETS_A_PERSON = 5;
const JOIN_ROUNDS = setting('BENCH_JOIN_ROUNDS', 9);
const JOIN_PAUSE_MS = 1500;
// 0 leaves Synapse out.
const PEERS = setting('BENCH_PEERS', 1);
// Memory is compared after a collection.
const flags = ['--expose-gc'];

const figures: Figure[] = [];
const tell = (name: string, figure: number) => figures.push(say(withoutBar(name, figure)));
const recordMax = (name: string, figure: number, bar: number) => figures.push(say(atMost(name, figure, bar)));
const recordMin = (name: string, figure: number, bar: number) =>
  figures.push(say(atLeast(name, figure, bar)));

interface Measured {
  deliveryP50: number;
  perSecond: number;
}

const measureChat = async (name: string, chat: Chat): Promise<Measured> => {
  await timeAtRest(chat, Math.ceil(AT_REST / 4));
  const rest = await timeAtRest(chat, AT_REST);
  const full = await timeAtFull(chat, { writers: WRITERS, seconds: SECONDS });
  const deliveryP50 = quantile(rest.delivery, 0.5);
  tell(`${name} send p50 ms`, quantile(rest.send, 0.5));
  tell(`${name} send p99 ms`, quantile(rest.send, 0.99));
  tell(`${name} delivery p50 ms`, deliveryP50);
  tell(`${name} delivery p99 ms`, quantile(rest.delivery, 0.99));
  const perSecond = full.delivery.length / full.seconds;
  tell(`${name} messages/s delivered, ${WRITERS} writers`, perSecond);
  return { deliveryP50, perSecond };
};

const idleReady = z.strictObject({ seconds: z.number() });
const openCount = z.strictObject({ open: z.number() });

type Idled = Child<{ url: string }>;

const joinIdle = async (server: Idled, tokens: readonly string[]) => {
  const task = { url: server.ready.url, tokens, connections: CONNECTIONS };
  const load = await startChild({ file: 'chat/idle.ts', ready: idleReady, task });
  return { load, perSecond: CONNECTIONS / load.ready.seconds };
};

/** Returns the cost of idle connections: kilobytes each, and milliseconds of CPU per second. */
const measureIdle = async (name: string, server: Idled, tokens: readonly string[]) => {
  const before = await server.ask('cost', cost);
  const { load } = await joinIdle(server, tokens);
  const joined = await server.ask('cost', cost);
  await wait(IDLE_SECONDS * 1000);
  const after = await server.ask('cost', cost);
  const { open } = await load.ask('open', openCount);
  await load.stop();
  const kilobytes = (after.rss - before.rss) / 1024 / CONNECTIONS;
  tell(`${name} MB with ${CONNECTIONS} connections`, after.rss / 2 ** 20);
  tell(`${name} KiB a connection`, kilobytes);
  tell(`${name} ms of work a second for heartbeats`, (after.cpuMs - joined.cpuMs) / IDLE_SECONDS);
  return { kilobytes, open, lateMs: Math.max(joined.lateMs, after.lateMs) };
};

/** Returns how many clients join per second. Both servers, measured one after the other, have had as many before. */
const timeJoining = async (server: Idled, tokens: readonly string[]): Promise<number> => {
  const { load, perSecond } = await joinIdle(server, tokens);
  await load.stop();
  // Waits until the server has released the closed clients.
  await wait(JOIN_PAUSE_MS);
  return perSecond;
};

const compareJoining = async (bare: Idled, hunar: Child<z.infer<typeof hunarReady>>): Promise<void> => {
  const [reference, rounds]: [number[], number[]] = [[], []];
  while (rounds.length < JOIN_ROUNDS) {
    reference.push(await timeJoining(bare, []));
    rounds.push(await timeJoining(hunar, hunar.ready.idle));
  }
  tell('bare socket.io connects/s', median(reference));
  tell('Hunar connects/s', median(rounds));
  const name = 'P13 connects/s to bare socket.io';
  figures.push(say(compare({ name, bar: 0.5, rounds, reference })));
};

/** Compares the cost of idle connections; returns the delay of the bare server's event loop. */
const compareIdle = async (hunar: Child<z.infer<typeof hunarReady>>): Promise<number> => {
  const bare = await startChild({ file: 'chat/bare.ts', flags, ready: z.strictObject({ url: z.url() }) });
  try {
    const reference = await measureIdle('bare socket.io', bare, []);
    const ours = await measureIdle('Hunar', hunar, hunar.ready.idle);
    recordMin(`P13 of ${CONNECTIONS} idle connections open after ${IDLE_SECONDS} s`, ours.open, CONNECTIONS);
    recordMax('P13 memory a connection to bare socket.io', ours.kilobytes / reference.kilobytes, 1.5);
    await compareJoining(bare, hunar);
    return reference.lateMs;
  } finally {
    await bare.stop();
  }
};

const measureHunar = async (uri: string): Promise<Measured> => {
  const env = {
    BENCH_MONGODB_URI: uri,
    BENCH_PAIRS: String(CLIENTS),
    BENCH_IDLERS: String(Math.ceil(CONNECTIONS / SOCKETS_A_PERSON)),
  };
  const hunar = await startChild({ file: 'chat/hunar.ts', flags, ready: hunarReady, env });
  try {
    const bareLateMs = CONNECTIONS > 0 ? await compareIdle(hunar) : 0;
    const few = await openHunar({ ...hunar.ready, pairs: hunar.ready.pairs.slice(0, TALKS) });
    const measured = await measureChat('Hunar', few);
    const reference = await timeTransactions(uri, {
      writers: WRITERS,
      seconds: SECONDS,
      conversations: TALKS,
    });
    recordMin('P11 stored and delivered to the transaction alone', measured.perSecond / reference, 0.4);
    await few.close();
    const all = await openHunar(hunar.ready);
    const rest = await timeAtRest(all, AT_REST);
    const full = await timeAtFull(all, { writers: WRITERS, seconds: SECONDS });
    const fullRate = full.delivery.length / full.seconds;
    tell(`Hunar messages/s delivered among ${CLIENTS} clients`, fullRate);
    const rate = Math.round(fullRate / 2);
    await hunar.ask('cost', cost);
    const busy = await timeAtRate(all, { rate, seconds: SECONDS });
    const { lateMs } = await hunar.ask('cost', cost);
    const ratio = quantile(busy.delivery, 0.99) / quantile(rest.delivery, 0.99);
    recordMax(`P14 delivery p99 at ${CLIENTS} clients and half of the full rate to rest`, ratio, 4);
    recordMax(
      'P14 p99 of the event loop’s delay meanwhile, ms above bare socket.io',
      lateMs - bareLateMs,
      20,
    );
    await all.close();
    return measured;
  } finally {
    await hunar.stop();
  }
};

const measureSynapse = async (): Promise<Measured> => {
  const synapse = await startSynapse();
  try {
    const chat = await openSynapse(synapse.url, TALKS);
    const measured = await measureChat('Synapse (SQLite)', chat);
    await chat.close();
    return measured;
  } finally {
    synapse.stop();
  }
};

const compareSynapse = async (ours: Measured): Promise<void> => {
  const theirs = await measureSynapse();
  recordMax('delivery p50 to Synapse', ours.deliveryP50 / theirs.deliveryP50, 0.25);
  recordMin('messages/s to Synapse', ours.perSecond / theirs.perSecond, 1);
};

// Half an hour of measuring must not end at a missing peer.
if (PEERS > 0) await installSynapse();
const mongod = await findMongod('bench_chat');
try {
  const ours = await measureHunar(mongod.uri);
  if (PEERS > 0) await compareSynapse(ours);
  keepResult({ command: 'bench:chat', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await mongod.stop();
}
