import { setTimeout as wait } from 'node:timers/promises';
import { database } from '#models/connection.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { openClient } from '#e2e/kit/socket-client.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { createCrowd, type Crowd, type Node } from './crowd.ts';
import { setting, startNode } from './test-cluster.ts';
import { createOracle } from './oracle.ts';

const LOOK_EVERY_MS = 100;
const STEP_MS = 50;
const BLOW_EVERY_STEPS = 300;
const MAX_DEVICES = 2;
const bars = { ghostMs: 12_000, missingMs: 2000 };
// Longer than a list may be wrong after a lost event.
const CONTROL_MS = 20_000;

const roll = (sides: number): number => Math.floor(Math.random() * sides);

const pick = <One>(from: readonly One[]): One => {
  const one = from[roll(from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const makePeople = async (count: number) => {
  const watchers = [await makeSession(await makeUser()), await makeSession(await makeUser())];
  const people: SignedIn[] = [];
  while (people.length < count) {
    const person = await makeSession(await makeWorker());
    for (const { userId } of watchers) {
      await makeMessage({ from: userId, to: person.userId });
      await makeMessage({ from: person.userId, to: userId });
    }
    people.push(person);
  }
  return { watchers, people };
};

/** Samples the lists of watchers on a server that is never paused. */
const startLooking = (crowd: Crowd, { watchers, url }: { watchers: readonly SignedIn[]; url: string }) => {
  const shown = watchers.map(() => new Set<string>());
  const clients = watchers.map(({ token }, at) => {
    const client = openClient({ url, auth: { token } });
    client.on('getOnlineUsers', (people) => (shown[at] = new Set(people)));
    return client;
  });
  const begin = () => {
    const oracle = createOracle({ ...bars, isThere: crowd.isThere });
    const timer = setInterval(() => {
      for (const [at, list] of shown.entries())
        for (const { userId } of crowd.people) oracle.look(at, userId, list.has(userId));
    }, LOOK_EVERY_MS);
    return { ...oracle, end: () => clearInterval(timer) };
  };
  return { begin, close: () => clients.forEach((client) => client.disconnect()) };
};

const kill = async (node: Node): Promise<void> => {
  await node.server.kill();
  await wait(3000);
  node.server = await startNode();
};

/** Pauses briefly, or longer than the lease. */
const sleep = async (node: Node): Promise<void> => {
  node.server.pause();
  // Watchers cannot tell a short disconnect from a slow response.
  const isLong = roll(2) === 0;
  node.isAwake = !isLong;
  await wait(isLong ? 14_000 : 1500);
  node.server.resume();
  node.isAwake = true;
};

const step = (crowd: Crowd, nodes: readonly Node[]): void => {
  const person = pick(crowd.people);
  const count = crowd.count(person.userId);
  if (count > 0 && roll(2) === 0) crowd.leave(person);
  else if (count < MAX_DEVICES) crowd.join(person, pick(nodes.filter(({ isAwake }) => isAwake)));
};

/** People connect and disconnect at random; now and then a server other than the first is killed or paused. */
const walk = async (crowd: Crowd, nodes: readonly Node[], seconds: number): Promise<number> => {
  const deadline = performance.now() + seconds * 1000;
  let blow = Promise.resolve();
  let blows = 0;
  for (let turn = 1; performance.now() < deadline; turn += 1) {
    step(crowd, nodes);
    if (turn % BLOW_EVERY_STEPS === 0) {
      const node = pick(nodes.slice(1));
      const strike = pick([kill, sleep]);
      blow = blow.then(() => strike(node));
      blows += 1;
    }
    await wait(STEP_MS);
  }
  await blow;
  return blows;
};

/** Controls: leases that never expire, and rows deleted while their people are connected. */
const showFaults = async (crowd: Crowd, nodes: readonly Node[]): Promise<void> => {
  const [stable, doomed] = nodes;
  if (!stable || !doomed) throw new Error('There is no server to kill.');
  for (const person of crowd.people.slice(0, 5)) crowd.join(person, doomed);
  for (const person of crowd.people.slice(5, 10)) crowd.join(person, stable);
  await wait(3000);
  await doomed.server.kill();
  const far = new Date(Date.now() + 3_600_000);
  await database()
    .collection('presenceNodes')
    .updateMany({}, { $set: { leaseUntil: far } });
  const userIds = crowd.people.slice(5, 10).map(({ user }) => user._id);
  await database()
    .collection('presence')
    .deleteMany({ userId: { $in: userIds } });
  await wait(CONTROL_MS);
};

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/**
 * Hundreds of people come and go on three servers, two of which are killed and paused; an oracle knows who is online.
 */
export const provePresence = async (): Promise<void> => {
  const { watchers, people } = await makePeople(setting('PROVE_PEOPLE', 500));
  const nodes: Node[] = [];
  while (nodes.length < 3) nodes.push({ server: await startNode(), isAwake: true });
  const crowd = createCrowd(people);
  const looking = startLooking(crowd, { watchers, url: nodes[0]?.server.url ?? '' });
  const run = looking.begin();
  const blows = await walk(crowd, nodes, setting('PROVE_SECONDS', 600));
  await wait(bars.ghostMs);
  run.end();
  recordMin('PRESENCE servers killed or asleep, times', blows, 1);
  recordMax('PRESENCE longest ghost, seconds', seconds(run.ghosts.longestMs), bars.ghostMs / 1000);
  recordMax('PRESENCE falsely missing for more than 2 s, times', run.missing.tooLong.size, 0);
  recordMax(
    'PRESENCE longest falsely missing, seconds',
    seconds(run.missing.longestMs),
    bars.missingMs / 1000,
  );
  const control = looking.begin();
  await showFaults(crowd, nodes);
  control.end();
  recordMin('PRESENCE control: ghosts seen where no lease runs out', control.ghosts.tooLong.size, 1);
  recordMin('PRESENCE control: missing seen where rows are gone', control.missing.tooLong.size, 1);
  looking.close();
  crowd.close();
  await Promise.all(nodes.map(({ server }) => server.kill()));
};
