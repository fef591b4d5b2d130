import { randomUUID } from 'node:crypto';
import { crashPoint, type CrashPoint } from '#e2e/kit/crash-points.ts';
import { countStored, sendAgain, writeIntoCrash, type CrashConversation } from '#e2e/kit/crash-round.ts';
import type { ForkedServer } from '#e2e/kit/fork-server.ts';
import { openClient, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { setting, startNode, within } from './test-cluster.ts';

const TALKS = 6;
const HEARD_MS = 5000;
const CONTROL_ROUNDS = 2;

interface Wave {
  readonly crash: CrashPoint;
  /** The server that survives. */
  readonly node: ForkedServer;
  /** Forgets each response including the id, so that a retry looks like a new message. */
  readonly isForgetful?: boolean;
}

const countTrue = (all: readonly boolean[]): number => all.filter(Boolean).length;

/** One crash: unanswered messages are sent again, then every client must have all acknowledged ones. */
const survive = async ({ crash, node, isForgetful = false }: Wave) => {
  const clients: ClientSocket[] = [];
  const join = ({ token }: CrashConversation['to']): ClientSocket => {
    const client = openClient({ url: node.url, auth: { token } });
    clients.push(client);
    return client;
  };
  const { conversations, answers, unanswered } = await writeIntoCrash({ crash, count: TALKS, join });
  const again = (conversation: CrashConversation) =>
    sendAgain(node.url, isForgetful ? { ...conversation, clientId: randomUUID() } : conversation);
  await Promise.all(unanswered.map(again));
  const since = performance.now();
  await within(HEARD_MS * 2, () => conversations.every(({ received }) => received.includes(2)));
  const counts = await Promise.all(conversations.map(countStored));
  for (const client of clients) client.disconnect();
  return {
    died: unanswered.length > 0 ? 1 : 0,
    strange: answers.filter((status) => status !== null && status !== 200).length,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    unheard: countTrue(conversations.map(({ received }) => !received.includes(2))),
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
  recordMin(
    `${name} servers that died on the way`,
    sum(all, ({ died }) => died),
    Math.max(1, all.length),
  );
  recordMax(
    `${name} answers other than 200`,
    sum(all, ({ strange }) => strange),
    0,
  );
  recordMax(
    `${name} acknowledged and lost`,
    sum(all, ({ lost }) => lost),
    0,
  );
  recordMax(
    `${name} doubled`,
    sum(all, ({ doubled }) => doubled),
    0,
  );
  recordMax(
    `${name} never heard of`,
    sum(all, ({ unheard }) => unheard),
    0,
  );
  const slowest = Math.max(...all.map(({ ms }) => ms));
  recordMax(`${name} seconds until the last has heard`, Math.round(slowest / 100) / 10, HEARD_MS / 1000);
};

/**
 * Controls: without the client id a retry becomes a second message; without the outbox an unannounced message is
 * never delivered.
 */
const showFaults = async (node: ForkedServer): Promise<void> => {
  const forgetful = await repeat(CONTROL_ROUNDS, { crash: 'before-answer', node, isForgetful: true });
  recordMin(
    'CRASH control: doubled without ids',
    sum(forgetful, ({ doubled }) => doubled),
    1,
  );
  await node.stop();
  const mute = await startNode({ HUNAR_WORKER: 'off' });
  const unsaid = await repeat(CONTROL_ROUNDS, { crash: 'before-news', node: mute });
  recordMin(
    'CRASH control: never heard of without the outbox',
    sum(unsaid, ({ unheard }) => unheard),
    1,
  );
  await mute.stop();
};

/** Kills a server many times before its commit, its event or its answer, while another server survives. */
export const proveCrash = async (): Promise<void> => {
  const rounds = setting('PROVE_ROUNDS', 50);
  const node = await startNode();
  for (const crash of crashPoint.options) tellWaves(crash, await repeat(rounds, { crash, node }));
  await showFaults(node);
};
