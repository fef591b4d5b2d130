import type { ApiError } from '../api-error.ts';
import type { ConversationMarks, Message, MessageStatus } from '#lib/contracts/messages.ts';
import { createStore, type Store } from '../create-store.ts';

/** One talk as far as this tab knows it. */
export interface Thread {
  readonly state: 'loading' | 'ready' | 'failed' | 'refused';
  readonly refusal: ApiError['code'] | null;
  /** In the order of their places, without a gap. */
  readonly messages: readonly Message[];
  /** Whether there are older ones on the server. */
  readonly hasMore: boolean;
  readonly marks: ConversationMarks | null;
  /** The reader has blocked the other one. */
  readonly hasBlocked: boolean;
}

export const emptyThread: Thread = {
  state: 'loading',
  refusal: null,
  messages: [],
  hasMore: false,
  marks: null,
  hasBlocked: false,
};

const threads = new Map<string, Store<Thread>>();

/** The talk with somebody; the same one for every part of the page. */
export const threadWith = (userId: string): Store<Thread> => {
  const known = threads.get(userId);
  if (known) return known;
  const made = createStore(emptyThread);
  threads.set(userId, made);
  return made;
};

/** The talks that this tab has opened. */
export const openThreads = (): string[] => [...threads.keys()];

/** The place of the newest message that is known. */
export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** Adds messages, each once, in the order of their places. */
export const withMessages = (thread: Thread, more: readonly Message[]): Thread => {
  const bySeq = new Map([...thread.messages, ...more].map((message) => [message.seq, message]));
  const messages = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  return { ...thread, messages };
};

/** Moves the ticks on: a status is a state, and an older one takes nothing back. */
export const withStatus = (thread: Thread, status: MessageStatus, partnerId: string): Thread => {
  const { marks } = thread;
  if (!marks || marks._id !== status.conversationId) return thread;
  const side = status.userId === partnerId ? 'own' : 'other';
  const before = marks[side];
  const delivered = Math.max(before.delivered, status.delivered);
  const read = Math.max(before.read, status.read);
  return { ...thread, marks: { ...marks, [side]: { ...before, delivered, read } } };
};
