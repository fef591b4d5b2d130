import { setTimeout as wait } from 'node:timers/promises';
import { database } from '#models/connection.ts';
import { makeMessage } from '../../testing/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '../../testing/factories/users.ts';
import { makeWorker } from '../../testing/factories/workers.ts';
import { openClient } from '../../testing/socket-client.ts';
import { least, most } from '../prove-figures.ts';
import { createCrowd, type Crowd, type Node } from './crowd.ts';
import { setting, startNode } from './test-cluster.ts';
import { createOracle } from './oracle.ts';

const LOOK_EVERY_MS = 100;
const STEP_MS = 50;
const BLOW_EVERY_STEPS = 300;
const MOST_DEVICES = 2;
const bars = { ghostMs: 12_000, missingMs: 2000 };
// Longer than a list may be wrong after news of it got lost.
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

/** Looks again and again at what watchers on a server that stays awake are shown. */
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

/** Sleeps for a blink or for longer than its lease. */
const sleep = async (node: Node): Promise<void> => {
  node.server.pause();
  // Nobody can tell a blink from a slow answer.
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
  else if (count < MOST_DEVICES) crowd.join(person, pick(nodes.filter(({ isAwake }) => isAwake)));
};

/** People come and go at random; now and then a server other than the first one is killed or sleeps. */
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

/** Leases that nobody lets run out, and rows that are gone while their people are there. */
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

/** Hundreds of people come and go on three servers, two of which die and sleep; an oracle knows who is there. */
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
  least('PRESENCE servers killed or asleep, times', blows, 1);
  most('PRESENCE longest ghost, seconds', seconds(run.ghosts.longestMs), bars.ghostMs / 1000);
  most('PRESENCE falsely missing for more than 2 s, times', run.missing.tooLong.size, 0);
  most('PRESENCE longest falsely missing, seconds', seconds(run.missing.longestMs), bars.missingMs / 1000);
  const control = looking.begin();
  await showFaults(crowd, nodes);
  control.end();
  least('PRESENCE control: ghosts seen where no lease runs out', control.ghosts.tooLong.size, 1);
  least('PRESENCE control: missing seen where rows are gone', control.missing.tooLong.size, 1);
  looking.close();
  crowd.close();
  await Promise.all(nodes.map(({ server }) => server.kill()));
};
