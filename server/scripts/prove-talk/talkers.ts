import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { followConversation, sendUntilTaken } from '../../testing/chat-load.ts';
import { makeMessage } from '../../testing/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '../../testing/factories/users.ts';
import { makeWorker } from '../../testing/factories/workers.ts';
import type { ClientSocket } from '../../testing/socket-client.ts';
import { openStubborn, within } from './test-cluster.ts';

/** Where a talker's socket goes, and where what they write is sent to. */
export interface Place {
  readonly url: string;
  readonly headers?: Record<string, string>;
  origin(turn: number): string;
}

export interface Talker {
  readonly conversationId: string;
  readonly me: SignedIn;
  readonly partner: SignedIn;
  readonly place: Place;
  readonly client: ClientSocket;
  /** The talk as the browser keeps it. */
  readonly kept: ReturnType<typeof followConversation>;
  /** What somebody has who never asks after what is missing. */
  readonly deaf: Set<number>;
  readonly acknowledged: number[];
}

interface Pair {
  conversationId: string;
  me: SignedIn;
  partner: SignedIn;
}

const ACK_EVERY_MS = 200;

/** Says what was seen, some at a time, as the browser does. */
const acknowledge = (client: ClientSocket, { conversationId, partner }: Pair): void => {
  let [seen, said] = [0, 0];
  client.on('newMessage', ({ senderId, ord }) => {
    if (senderId === partner.userId) seen = Math.max(seen, ord);
  });
  const timer = setInterval(() => {
    if (seen === said || !client.connected) return;
    said = seen;
    client.emit('message:ack', { seen: [{ conversationId, ord: seen, visible: true }] });
  }, ACK_EVERY_MS);
  timer.unref();
};

const seat = (pair: Pair, place: Place): Talker => {
  const client = openStubborn({
    url: place.url,
    auth: { token: pair.me.token },
    headers: place.headers ?? {},
  });
  const deaf = new Set<number>();
  client.on('newMessage', ({ seq }) => deaf.add(seq));
  acknowledge(client, pair);
  const kept = followConversation({ origin: place.url, client, ...pair });
  return { ...pair, place, client, kept, deaf, acknowledged: [] };
};

/** So many people who write, two and two of them to each other. */
export const makeWriters = async (count: number, placeOf: (at: number) => Place): Promise<Talker[]> => {
  const talkers: Talker[] = [];
  while (talkers.length < count) {
    const [me, partner] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
    const made = await makeMessage({ from: me.userId, to: partner.userId });
    const conversationId = String(made.conversationId);
    talkers.push(seat({ conversationId, me, partner }, placeOf(talkers.length)));
    talkers.push(seat({ conversationId, me: partner, partner: me }, placeOf(talkers.length)));
  }
  if (!(await within(30_000, () => talkers.every(({ client }) => client.connected))))
    throw new Error('Not every talker came in.');
  return talkers;
};

interface Pace {
  /** Messages a second, of all together. */
  readonly rate: number;
}

/** Everybody writes at a steady pace; each sends a message again until there is an answer, before the next. */
export const writeAtPace = (talkers: readonly Talker[], { rate }: Pace) => {
  const everyMs = (talkers.length * 1000) / rate;
  const startedAt = performance.now();
  const refusals: number[] = [];
  let isOver = false;
  const onRefusal = (status: number): void => {
    if (status !== 503) refusals.push(status);
  };
  const write = async ({ me, partner, place, acknowledged }: Talker, at: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const due = startedAt + (turn + at / talkers.length) * everyMs - performance.now();
      if (due > 1) await wait(due);
      const body = { text: `${startedAt} ${at} ${turn}`, clientId: randomUUID() };
      const writing = { origin: place.origin(turn), from: me, to: partner };
      acknowledged.push(await sendUntilTaken(writing, { body, onRefusal }));
    }
  };
  const work = Promise.all(talkers.map(write));
  /** Answers how many a second it were. */
  const stop = async (): Promise<number> => {
    isOver = true;
    await work;
    const count = talkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    return (count * 1000) / (performance.now() - startedAt);
  };
  return { refusals, stop };
};

/** Messages that somebody who never asks has not got; the first one was there before they came. */
export const countUnheard = (talkers: readonly Talker[]): number =>
  talkers.flatMap(({ kept, deaf }) => kept.seqs().filter((seq) => seq > 1 && !deaf.has(seq))).length;
