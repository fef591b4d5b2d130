import { randomUUID } from 'node:crypto';
import { crashPoint, type CrashPoint } from '../../testing/crash-points.ts';
import { countStored, sendAgain, writeIntoCrash, type CrashTalk } from '../../testing/crash-round.ts';
import type { ForkedServer } from '../../testing/fork-server.ts';
import { openClient, type ClientSocket } from '../../testing/socket-client.ts';
import { least, most } from '../prove-figures.ts';
import { setting, startNode, within } from './test-cluster.ts';

const TALKS = 6;
const HEARD_MS = 5000;
const CONTROL_ROUNDS = 2;

interface Wave {
  readonly crash: CrashPoint;
  /** Lives on. */
  readonly node: ForkedServer;
  /** What each was answered is forgotten, id and all: nothing tells the second try from another message. */
  readonly isForgetful?: boolean;
}

const countTrue = (all: readonly boolean[]): number => all.filter(Boolean).length;

/** One death: what was not answered is sent again, then everybody should have what was acknowledged. */
const survive = async ({ crash, node, isForgetful = false }: Wave) => {
  const clients: ClientSocket[] = [];
  const join = ({ token }: CrashTalk['to']): ClientSocket => {
    const client = openClient({ url: node.url, auth: { token } });
    clients.push(client);
    return client;
  };
  const { talks, answers, unanswered } = await writeIntoCrash({ crash, count: TALKS, join });
  const again = (talk: CrashTalk) =>
    sendAgain(node.url, isForgetful ? { ...talk, clientId: randomUUID() } : talk);
  await Promise.all(unanswered.map(again));
  const since = performance.now();
  await within(HEARD_MS * 2, () => talks.every(({ heard }) => heard.includes(2)));
  const counts = await Promise.all(talks.map(countStored));
  for (const client of clients) client.disconnect();
  return {
    died: unanswered.length > 0 ? 1 : 0,
    strange: answers.filter((status) => status !== null && status !== 200).length,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    unheard: countTrue(talks.map(({ heard }) => !heard.includes(2))),
    ms: performance.now() - since,
  };
};
type Survived = Awaited<ReturnType<typeof survive>>;

const repeat = async (rounds: number, wave: Wave): Promise<Survived[]> => {
  const all: Survived[] = [];
  while (all.length < rounds) all.push(await survive(wave));
  return all;
};

const sum = (all: readonly Survived[], of: (one: Survived) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

const tellWaves = (crash: CrashPoint, all: readonly Survived[]): void => {
  const name = `CRASH ${crash}:`;
  least(
    `${name} servers that died on the way`,
    sum(all, ({ died }) => died),
    Math.max(1, all.length),
  );
  most(
    `${name} answers other than 200`,
    sum(all, ({ strange }) => strange),
    0,
  );
  most(
    `${name} acknowledged and lost`,
    sum(all, ({ lost }) => lost),
    0,
  );
  most(
    `${name} doubled`,
    sum(all, ({ doubled }) => doubled),
    0,
  );
  most(
    `${name} never heard of`,
    sum(all, ({ unheard }) => unheard),
    0,
  );
  const slowest = Math.max(...all.map(({ ms }) => ms));
  most(`${name} seconds until the last has heard`, Math.round(slowest / 100) / 10, HEARD_MS / 1000);
};

/** Without the message's own id a second try is a second message; without the outbox nobody hears what went unsaid. */
const showFaults = async (node: ForkedServer): Promise<void> => {
  const forgetful = await repeat(CONTROL_ROUNDS, { crash: 'before-answer', node, isForgetful: true });
  least(
    'CRASH control: doubled without ids',
    sum(forgetful, ({ doubled }) => doubled),
    1,
  );
  await node.stop();
  const mute = await startNode({ HUNAR_WORKER: 'off' });
  const unsaid = await repeat(CONTROL_ROUNDS, { crash: 'before-news', node: mute });
  least(
    'CRASH control: never heard of without the outbox',
    sum(unsaid, ({ unheard }) => unheard),
    1,
  );
  await mute.stop();
};

/** A server dies before its commit, its news or its answer, many times each; another lives on. */
export const proveCrash = async (): Promise<void> => {
  const rounds = setting('PROVE_ROUNDS', 50);
  const node = await startNode();
  for (const crash of crashPoint.options) tellWaves(crash, await repeat(rounds, { crash, node }));
  await showFaults(node);
};
