import type { ConversationMarks, Message, MessageStatus } from '#lib/features/messages/contracts/messages.ts';

/** One conversation as this tab knows it. */
export interface Thread {
  /** Ordered by `seq`, without gaps. */
  readonly messages: readonly Message[];
  /** Whether the server has older messages. */
  readonly hasMore: boolean;
  readonly marks: ConversationMarks | null;
  /** Statuses received before the marks were loaded, the latest for each side. */
  readonly early: readonly MessageStatus[];
  readonly mayWrite: boolean;
  /** It may no longer be read; loaded messages stay, unless they came from the offline copy. */
  readonly isRefused: boolean;
  /** The reader has blocked the partner. */
  readonly hasBlocked: boolean;
  readonly isMuted: boolean;
  /** When the partner was last online, if the reader may know. */
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

/** Returns the `seq` of the newest known message. */
export const getLastSeq = ({ messages }: Pick<Thread, 'messages'>): number => messages.at(-1)?.seq ?? 0;

/** Adds messages, each once, in order. */
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

/** Keeps the furthest status of each side. */
const withEarly = (thread: Thread, status: MessageStatus): Thread => {
  const isSame = ({ conversationId, userId }: MessageStatus): boolean =>
    conversationId === status.conversationId && userId === status.userId;
  const latest = furthest(status, thread.early.find(isSame) ?? status);
  return { ...thread, early: [...thread.early.filter((one) => !isSame(one)), latest] };
};

/** Advances the ticks: statuses are cumulative, so an older one changes nothing. */
export const withStatus = (thread: Thread, status: MessageStatus, partnerId: string): Thread => {
  const { marks } = thread;
  if (!marks) return withEarly(thread, status);
  if (marks._id !== status.conversationId) return thread;
  const side = status.userId === partnerId ? 'own' : 'other';
  return { ...thread, marks: { ...marks, [side]: furthest(marks[side], status) } };
};

/** Merges the server's marks; events received in the meantime may be newer. */
export const withMarks = (thread: Thread, marks: ConversationMarks | null, partnerId: string): Thread => {
  if (!marks) return thread;
  const before = thread.marks ?? marks;
  const merged = {
    ...marks,
    lastSeq: Math.max(before.lastSeq, marks.lastSeq),
    own: furthestSide(before.own, marks.own),
    other: furthestSide(before.other, marks.other),
  };
  const apply = (now: Thread, status: MessageStatus): Thread => withStatus(now, status, partnerId);
  return thread.early.reduce(apply, { ...thread, marks: merged, early: [] });
};
