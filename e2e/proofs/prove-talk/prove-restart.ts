import { setTimeout as wait } from 'node:timers/promises';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import type { ForkedServer } from '#e2e/kit/fork-server.ts';
import type { ClientSocket } from '#e2e/kit/socket-client.ts';
import { startProxy } from '#e2e/kit/shipped-proxy.ts';
import { stickTo } from '#e2e/kit/sticky-proxy.ts';
import { freePort } from '#server/embedded/ports.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { openClients, setting, startNode, within } from './test-cluster.ts';
import { tellTalks } from './judge.ts';
import { countUnheard, makeWriters, writeAtPace, type Talker } from './talkers.ts';

const SENDERS = 16;
// One fewer than the limit, so that a returning client never meets its former connection.
const SOCKETS_A_PERSON = 4;
// How long to wait, and how long clients may take to return.
const BACK_MS = 60_000;
const MAX_BACK_SECONDS = 10;
const MAX_EXIT_SECONDS = 15;
// A perfectly even spread would be a tenth.
const MAX_SHARE_AT_ONCE = 0.3;
const names = ['app1', 'app2'] as const;
type Name = (typeof names)[number];

/** Two servers behind a proxy, and all their clients. */
interface House {
  readonly apps: Map<Name, ForkedServer>;
  readonly talkers: readonly Talker[];
  readonly clients: readonly ClientSocket[];
  start(name: Name): Promise<void>;
}

const open = async (sockets: number): Promise<House> => {
  const [apps, addresses] = [new Map<Name, ForkedServer>(), new Map<string, string>()];
  const start = async (name: Name): Promise<void> => {
    const { port } = new URL(addresses.get(name) ?? '');
    apps.set(name, await startNode({ PORT: port, SHUTDOWN_SECONDS: String(MAX_EXIT_SECONDS) }));
  };
  for (const name of names) {
    addresses.set(name, `http://127.0.0.1:${await freePort()}`);
    await start(name);
  }
  const proxy = await startProxy(addresses);
  beforeLeaving(proxy.stop);
  const stickyHeaders = (at: number) => stickTo(names[at % 2] ?? names[0]);
  const place = (at: number) => ({ url: proxy.url, headers: stickyHeaders(at), origin: () => proxy.url });
  const talkers = await makeWriters(SENDERS, place);
  const idle: Parameters<typeof openClients>[0][number][] = [];
  while (idle.length < sockets - SENDERS) {
    const { token } = await makeSession(await makeUser());
    for (let device = 0; device < SOCKETS_A_PERSON && idle.length < sockets - SENDERS; device += 1)
      idle.push({ url: proxy.url, auth: { token }, headers: stickyHeaders(idle.length) });
  }
  const clients = [...talkers.map(({ client }) => client), ...(await openClients(idle))];
  return { apps, talkers, clients, start };
};

/** When each client was disconnected, and the window announced for it. */
const watchPartings = (clients: readonly ClientSocket[]) => {
  const leftAt: number[] = [];
  let windowMs = 0;
  for (const client of clients) {
    client.on('disconnect', () => leftAt.push(performance.now()));
    client.on('server:draining', ({ withinMs }) => void (windowMs = withinMs));
  }
  /** The largest share of clients disconnected within any tenth of the window. */
  const busiestMoment = (): number => {
    const tenth = windowMs / 10;
    const busiest = leftAt.map((from) => leftAt.filter((at) => at >= from && at < from + tenth).length);
    return Math.round((Math.max(0, ...busiest) * 1000) / Math.max(1, leftAt.length)) / 1000;
  };
  return { busiest: busiestMoment, forget: () => void leftAt.splice(0), count: () => leftAt.length };
};
type Partings = ReturnType<typeof watchPartings>;

const allBack = ({ clients }: House, look?: () => void): Promise<boolean> =>
  within(BACK_MS, () => {
    look?.();
    return clients.every(({ connected }) => connected);
  });

const countBack = ({ clients }: House): number => clients.filter(({ connected }) => connected).length;

/**
 * Stops one server as a deploy does and restarts it; returns how long it took to stop and the largest share
 * disconnected at once.
 */
const restart = async (house: House, name: Name, partings: Partings) => {
  partings.forget();
  const since = performance.now();
  await house.apps.get(name)?.stop();
  const seconds = (performance.now() - since) / 1000;
  const endedAt = performance.now();
  await allBack(house);
  const backSeconds = (performance.now() - endedAt) / 1000;
  const [back, moved] = [countBack(house), partings.count()];
  const result = { seconds, backSeconds, atOnce: partings.busiest(), back, moved };
  await house.start(name);
  return result;
};
type Restarted = Awaited<ReturnType<typeof restart>>;

const tellRestarts = (restarts: readonly Restarted[], sockets: number): void => {
  const largest = (of: (one: Restarted) => number): number =>
    Math.round(Math.max(...restarts.map(of)) * 1000) / 1000;
  recordMax(
    'RESTART seconds until a server has ended',
    largest(({ seconds }) => seconds),
    MAX_EXIT_SECONDS,
  );
  recordMin('RESTART sockets that had to move, at least', Math.min(...restarts.map(({ moved }) => moved)), 1);
  recordMin('RESTART sockets there again', Math.min(...restarts.map(({ back }) => back)), sockets);
  recordMax(
    'RESTART seconds until all are back',
    largest(({ backSeconds }) => backSeconds),
    MAX_BACK_SECONDS,
  );
  recordMax(
    'RESTART part that was sent away in the busiest tenth of the window',
    largest(({ atOnce }) => atOnce),
    MAX_SHARE_AT_ONCE,
  );
};

/** The same without draining: all clients disconnect at once, and those that never fetch miss messages. */
const showFault = async (house: House, partings: Partings, rate: number) => {
  const before = countUnheard(house.talkers);
  const writing = writeAtPace(house.talkers, { rate });
  await wait(1000);
  partings.forget();
  await house.apps.get('app1')?.kill();
  // Checked continuously, as the outbox would check seconds later.
  let unheard = 0;
  const look = (): void => void (unheard = Math.max(unheard, countUnheard(house.talkers) - before));
  await allBack(house, look);
  await writing.stop();
  look();
  await tellTalks('RESTART after a kill:', house.talkers);
  recordMin('RESTART control: part that went at once in a kill', partings.busiest(), MAX_SHARE_AT_ONCE * 2);
  recordMin('RESTART control: unheard by those who never ask', unheard, 1);
};

/** A thousand sockets, and both servers restarted one after the other while people write. */
export const proveRestart = async (): Promise<void> => {
  const [sockets, rate] = [setting('PROVE_SOCKETS', 1000), setting('PROVE_RATE', 200)];
  const pauseMs = Math.min(10, setting('PROVE_SECONDS', 10)) * 1000;
  const house = await open(sockets);
  const partings = watchPartings(house.clients);
  const writing = writeAtPace(house.talkers, { rate });
  const restarts: Restarted[] = [];
  for (const name of names) {
    await wait(pauseMs);
    restarts.push(await restart(house, name, partings));
  }
  await wait(pauseMs);
  recordMin('RESTART messages a second', Math.round(await writing.stop()), rate * 0.95);
  recordMax('RESTART other refusals than 503', writing.refusals.length, 0);
  tellRestarts(restarts, sockets);
  await tellTalks('RESTART', house.talkers);
  await showFault(house, partings, rate);
  for (const client of house.clients) client.disconnect();
  await Promise.all([...house.apps.values()].map((app) => app.kill()));
};
