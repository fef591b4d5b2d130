import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { followConversation, sendUntilTaken } from '#e2e/kit/chat-load.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import type { ClientSocket } from '#e2e/kit/socket-client.ts';
import { openStubborn, within } from './test-cluster.ts';

/** The address of a writer's socket, and of their messages. */
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
  /** The conversation as the browser keeps it. */
  readonly kept: ReturnType<typeof followConversation>;
  /** The messages received by clients that never fetch what they missed. */
  readonly deaf: Set<number>;
  readonly acknowledged: number[];
}

interface Pair {
  conversationId: string;
  me: SignedIn;
  partner: SignedIn;
}

const ACK_EVERY_MS = 200;

/** Acknowledges seen messages in batches, as the browser does. */
const acknowledge = (client: ClientSocket, { conversationId, partner }: Pair): void => {
  let [seen, reported] = [0, 0];
  client.on('newMessage', ({ senderId, ord }) => {
    if (senderId === partner.userId) seen = Math.max(seen, ord);
  });
  const timer = setInterval(() => {
    if (seen === reported || !client.connected) return;
    reported = seen;
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

/** Creates writers in pairs. */
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
  /** Messages per second, of all writers together. */
  readonly rate: number;
}

/** All writers send at a steady pace; each repeats a message until it is answered, before the next one. */
export const writeAtPace = (talkers: readonly Talker[], { rate }: Pace) => {
  const everyMs = (talkers.length * 1000) / rate;
  const startedAt = performance.now();
  const refusals: string[] = [];
  let isOver = false;
  const onRefusal = (refusal: string): void => {
    if (refusal !== '503 unavailable') refusals.push(refusal);
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
  /** Returns the rate per second. */
  const stop = async (): Promise<number> => {
    isOver = true;
    await work;
    const count = talkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    return (count * 1000) / (performance.now() - startedAt);
  };
  return { refusals, stop };
};

/** Counts the messages missing at clients that never fetch. The first message existed before they connected. */
export const countUnheard = (talkers: readonly Talker[]): number =>
  talkers.flatMap(({ kept, deaf }) => kept.seqs().filter((seq) => seq > 1 && !deaf.has(seq))).length;
