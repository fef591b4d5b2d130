import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { message, type Message } from '#lib/features/messages/contracts/message.ts';
import type { Answer } from './api/exchange.ts';
import { sendCall } from './api/send-call.ts';
import type { SignedIn } from './factories/users.ts';
import type { ClientSocket } from './socket-client.ts';

const stored = z.object({ data: message });
const listed = z.object({ data: z.array(message) });

interface Writing {
  origin: string;
  from: SignedIn;
  to: SignedIn;
}

const tryOnce = async ({ origin, from, to }: Writing, body: object) => {
  const parts = { params: { id: to.userId }, body };
  try {
    return await sendCall({ origin, call: 'POST /messages/send/{id}', token: from.token, parts });
  } catch {
    return null;
  }
};

const ours = z.object({ success: z.literal(false), code: z.string() });

/** Its status and code: `503 unavailable`. A body that is not ours has none. */
const describe = ({ status, json }: Answer): string =>
  `${status} ${ours.safeParse(json).data?.code ?? 'foreign'}`;

/** Sends a message as the browser's queue does, retrying until answered; returns its place. */
export const sendUntilTaken = async (
  writing: Writing,
  { body, onRefusal }: { body: { text: string; clientId: string }; onRefusal?: (refusal: string) => void },
): Promise<number> => {
  for (;;) {
    const answer = await tryOnce(writing, body);
    if (answer?.status === 200) return stored.parse(answer.json).data.seq;
    if (answer) onRefusal?.(describe(answer));
    await pause(50);
  }
};

/** Writes messages one after another as the browser's queue does: the same client id until answered. */
export const writeEndlessly = (writing: Writing) => {
  const acknowledged: number[] = [];
  const refusals: string[] = [];
  let isOver = false;
  const onRefusal = (refusal: string): void => void refusals.push(refusal);
  const run = async (): Promise<void> => {
    for (let count = 1; !isOver; count += 1) {
      const body = { text: `Message ${count}`, clientId: randomUUID() };
      acknowledged.push(await sendUntilTaken(writing, { body, onRefusal }));
      await pause(20);
    }
  };
  const ended = run();
  const stop = async (): Promise<void> => {
    isOver = true;
    await ended;
  };
  return { acknowledged, refusals, stop };
};

/** Follows a conversation as the browser does: live events, each once, and missed messages after each connect. */
export const followConversation = ({
  origin,
  me,
  partner,
  client,
}: {
  origin: string;
  me: SignedIn;
  partner: SignedIn;
  client: ClientSocket;
}) => {
  const bySeq = new Map<number, Message>();
  let requests = 0;
  let last = 0;
  const note = (messages: readonly Message[]): void => {
    for (const one of messages) {
      bySeq.set(one.seq, one);
      last = Math.max(last, one.seq);
    }
  };
  const list = (): Message[] => [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  const seqs = (): number[] => list().map(({ seq }) => seq);
  const catchUp = async (): Promise<void> => {
    const parts = {
      params: { id: partner.userId },
      query: { afterSeq: String(last), limit: '50' },
    };
    requests += 1;
    const answer = await sendCall({ origin, call: 'GET /messages/{id}', token: me.token, parts }).catch(
      () => null,
    );
    const { success, data } = listed.safeParse(answer?.json);
    if (!success) return;
    note(data.data);
    if (data.data.length === 50) await catchUp();
  };
  client.on('connect', () => void catchUp());
  client.on('newMessage', (incoming) => {
    if (incoming.seq > last + 1) void catchUp();
    else note([incoming]);
  });
  return { list, seqs, requests: () => requests };
};
