import { setTimeout as wait } from 'node:timers/promises';
import { makeSession, makeUser } from '../../testing/factories/users.ts';
import type { ForkedServer } from '../../testing/fork-server.ts';
import type { ClientSocket } from '../../testing/socket-client.ts';
import { startStickyProxy, stickTo } from '../../testing/sticky-proxy.ts';
import { least, most } from '../prove-figures.ts';
import { beforeLeaving } from '../run-script.ts';
import { openClients, setting, startNode, within } from './test-cluster.ts';
import { tellTalks } from './judge.ts';
import { countUnheard, makeWriters, writeAtPace, type Talker } from './talkers.ts';

const SENDERS = 16;
// One fewer than are let in, so that a returning one never meets its own shadow.
const SOCKETS_A_PERSON = 4;
// How long is waited, and how long they may take.
const BACK_MS = 60_000;
const MOST_BACK_SECONDS = 10;
const MOST_EXIT_SECONDS = 15;
// Spread evenly it were a tenth.
const MOST_AT_ONCE = 0.3;
const names = ['app1', 'app2'] as const;
type Name = (typeof names)[number];

/** Two servers behind a proxy, and everybody who is connected to them. */
interface House {
  readonly apps: Map<Name, ForkedServer>;
  readonly talkers: readonly Talker[];
  readonly clients: readonly ClientSocket[];
  start(name: Name): Promise<void>;
}

const open = async (sockets: number): Promise<House> => {
  const [apps, addresses] = [new Map<Name, ForkedServer>(), new Map<string, string>()];
  const start = async (name: Name): Promise<void> => {
    const app = await startNode({ SHUTDOWN_SECONDS: String(MOST_EXIT_SECONDS) });
    apps.set(name, app);
    addresses.set(name, app.url);
  };
  for (const name of names) await start(name);
  const proxy = await startStickyProxy(addresses);
  beforeLeaving(proxy.stop);
  const headersOf = (at: number) => stickTo(names[at % 2] ?? names[0]);
  const place = (at: number) => ({ url: proxy.url, headers: headersOf(at), origin: () => proxy.url });
  const talkers = await makeWriters(SENDERS, place);
  const idle: Parameters<typeof openClients>[0][number][] = [];
  while (idle.length < sockets - SENDERS) {
    const { token } = await makeSession(await makeUser());
    for (let device = 0; device < SOCKETS_A_PERSON && idle.length < sockets - SENDERS; device += 1)
      idle.push({ url: proxy.url, auth: { token }, headers: headersOf(idle.length) });
  }
  const clients = [...talkers.map(({ client }) => client), ...(await openClients(idle))];
  return { apps, talkers, clients, start };
};

/** When each client was sent away, and within which time all were to be. */
const watchPartings = (clients: readonly ClientSocket[]) => {
  const leftAt: number[] = [];
  let windowMs = 0;
  for (const client of clients) {
    client.on('disconnect', () => leftAt.push(performance.now()));
    client.on('server:draining', ({ withinMs }) => void (windowMs = withinMs));
  }
  /** The most that went in any tenth of the window, as a part of all. */
  const most = (): number => {
    const tenth = windowMs / 10;
    const busiest = leftAt.map((from) => leftAt.filter((at) => at >= from && at < from + tenth).length);
    return Math.round((Math.max(0, ...busiest) * 1000) / Math.max(1, leftAt.length)) / 1000;
  };
  return { most, forget: () => void leftAt.splice(0), count: () => leftAt.length };
};
type Partings = ReturnType<typeof watchPartings>;

const allBack = ({ clients }: House, look?: () => void): Promise<boolean> =>
  within(BACK_MS, () => {
    look?.();
    return clients.every(({ connected }) => connected);
  });

const countBack = ({ clients }: House): number => clients.filter(({ connected }) => connected).length;

/** Stops one server as a new version does and starts it again; how long its end took, and how many went at once. */
const restart = async (house: House, name: Name, partings: Partings) => {
  partings.forget();
  const since = performance.now();
  await house.apps.get(name)?.stop();
  const seconds = (performance.now() - since) / 1000;
  const endedAt = performance.now();
  await allBack(house);
  const backSeconds = (performance.now() - endedAt) / 1000;
  const [back, moved] = [countBack(house), partings.count()];
  const result = { seconds, backSeconds, atOnce: partings.most(), back, moved };
  await house.start(name);
  return result;
};
type Restarted = Awaited<ReturnType<typeof restart>>;

const tellRestarts = (restarts: readonly Restarted[], sockets: number): void => {
  const largest = (of: (one: Restarted) => number): number =>
    Math.round(Math.max(...restarts.map(of)) * 1000) / 1000;
  most(
    'RESTART seconds until a server has ended',
    largest(({ seconds }) => seconds),
    MOST_EXIT_SECONDS,
  );
  least('RESTART sockets that had to move, at least', Math.min(...restarts.map(({ moved }) => moved)), 1);
  least('RESTART sockets there again', Math.min(...restarts.map(({ back }) => back)), sockets);
  most(
    'RESTART seconds until all are back',
    largest(({ backSeconds }) => backSeconds),
    MOST_BACK_SECONDS,
  );
  most(
    'RESTART part that was sent away in the busiest tenth of the window',
    largest(({ atOnce }) => atOnce),
    MOST_AT_ONCE,
  );
};

/** The same without a farewell: all go at once, and who never asks has missed something. */
const showFault = async (house: House, partings: Partings, rate: number) => {
  const before = countUnheard(house.talkers);
  const writing = writeAtPace(house.talkers, { rate });
  await wait(1000);
  partings.forget();
  await house.apps.get('app1')?.kill();
  // Looked at all the time, as the outbox looks after them some seconds later.
  let unheard = 0;
  const look = (): void => void (unheard = Math.max(unheard, countUnheard(house.talkers) - before));
  await allBack(house, look);
  await writing.stop();
  look();
  await tellTalks('RESTART after a kill:', house.talkers);
  least('RESTART control: part that went at once in a kill', partings.most(), MOST_AT_ONCE * 2);
  least('RESTART control: unheard by those who never ask', unheard, 1);
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
  least('RESTART messages a second', Math.round(await writing.stop()), rate * 0.95);
  most('RESTART other refusals than 503', writing.refusals.length, 0);
  tellRestarts(restarts, sockets);
  await tellTalks('RESTART', house.talkers);
  await showFault(house, partings, rate);
  for (const client of house.clients) client.disconnect();
  await Promise.all([...house.apps.values()].map((app) => app.kill()));
};
