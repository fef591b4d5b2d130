import type { ConversationMarks, Message, MessageStatus } from '#lib/features/messages/contracts/messages.ts';

/** One talk as far as this tab knows it. */
export interface Thread {
  /** In the order of their places, without a gap. */
  readonly messages: readonly Message[];
  /** Whether there are older ones on the server. */
  readonly hasMore: boolean;
  readonly marks: ConversationMarks | null;
  /** What was told of ticks before there were marks, the last word on each side. */
  readonly early: readonly MessageStatus[];
  readonly mayWrite: boolean;
  /** It may not be read any more; what is there stays, unless it is but a copy. */
  readonly isRefused: boolean;
  /** The reader has blocked the other one. */
  readonly hasBlocked: boolean;
  readonly isMuted: boolean;
  /** When the other one was last there, as far as that is told. */
  readonly lastSeenAt: string | null;
}

export const emptyThread: Thread = {
  messages: [],
  hasMore: false,
  marks: null,
  early: [],
  mayWrite: true,
  isRefused: false,
  hasBlocked: false,
  isMuted: false,
  lastSeenAt: null,
};

/** The place of the newest message that is known. */
export const lastSeqOf = ({ messages }: Pick<Thread, 'messages'>): number => messages.at(-1)?.seq ?? 0;

/** Adds messages, each once, in the order of their places. */
export const withMessages = (thread: Thread, more: readonly Message[]): Thread => {
  const bySeq = new Map([...thread.messages, ...more].map((message) => [message.seq, message]));
  const messages = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  return { ...thread, messages };
};

type Side = ConversationMarks['own'];
type Reached = Pick<MessageStatus, 'delivered' | 'read'>;

const furthest = <Both extends Reached>(one: Both, other: Reached): Both => ({
  ...one,
  delivered: Math.max(one.delivered, other.delivered),
  read: Math.max(one.read, other.read),
});

const furthestSide = (one: Side, other: Side): Side => ({
  ...furthest(one, other),
  sent: Math.max(one.sent, other.sent),
});

/** Keeps the furthest that was told of each side. */
const withEarly = (thread: Thread, status: MessageStatus): Thread => {
  const isSame = ({ conversationId, userId }: MessageStatus): boolean =>
    conversationId === status.conversationId && userId === status.userId;
  const told = furthest(status, thread.early.find(isSame) ?? status);
  return { ...thread, early: [...thread.early.filter((one) => !isSame(one)), told] };
};

/** Moves the ticks on: a status is a state, and an older one takes nothing back. */
export const withStatus = (thread: Thread, status: MessageStatus, partnerId: string): Thread => {
  const { marks } = thread;
  if (!marks) return withEarly(thread, status);
  if (marks._id !== status.conversationId) return thread;
  const side = status.userId === partnerId ? 'own' : 'other';
  return { ...thread, marks: { ...marks, [side]: furthest(marks[side], status) } };
};

/** Takes over what the server answered of the marks; what was told meanwhile may be newer than the answer. */
export const withMarks = (thread: Thread, marks: ConversationMarks | null, partnerId: string): Thread => {
  if (!marks) return thread;
  const before = thread.marks ?? marks;
  const merged = {
    ...marks,
    lastSeq: Math.max(before.lastSeq, marks.lastSeq),
    own: furthestSide(before.own, marks.own),
    other: furthestSide(before.other, marks.other),
  };
  const told = (now: Thread, status: MessageStatus): Thread => withStatus(now, status, partnerId);
  return thread.early.reduce(told, { ...thread, marks: merged, early: [] });
};
