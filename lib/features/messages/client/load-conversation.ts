import { listMessagesCall, markConversationCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { api } from '#lib/platform/browser/api.ts';
import { createServerCache, type Entry } from '#lib/platform/browser/server-cache.ts';
import { isAbsence, withCopies, withNews } from '#lib/platform/browser/server-cache-parts.ts';
import { putUnread } from './conversation-list.ts';
import { emptyThread, lastSeqOf, withMarks, withMessages, type Thread } from './conversation.ts';
import { keepConversation, readKeptConversation } from './kept-conversations.ts';

const PAGE = 50;

interface Asked {
  before?: number;
  afterSeq?: number;
  signal?: AbortSignal;
}

const listMessages = (userId: string, { signal, ...where }: Asked) =>
  api(listMessagesCall, {
    params: { id: userId },
    query: { ...where, limit: PAGE },
    ...(signal && { signal }),
  });

const askNewest = async (userId: string, signal: AbortSignal) => {
  const { data, hasMore, marks, ...standing } = await listMessages(userId, { signal });
  const last = data.at(-1)?.seq ?? 0;
  return (now: Thread): Thread => {
    // Of what was there, only what came since goes on from this page without a gap.
    const messages = now.messages.filter(({ seq }) => seq > last);
    return {
      ...withMarks(withMessages({ ...now, messages }, data), marks, userId),
      hasMore,
      isRefused: false,
      ...standing,
    };
  };
};

const askMissed = async (userId: string, afterSeq: number, signal: AbortSignal) => {
  const { data, hasMore, marks, ...standing } = await listMessages(userId, { afterSeq, signal });
  // Further behind than a page: the newest ones are what the reader wants, the way up leads to the others.
  if (hasMore) return askNewest(userId, signal);
  return (now: Thread): Thread => ({
    ...withMarks(withMessages(now, data), marks, userId),
    isRefused: false,
    ...standing,
  });
};

const refuse = (now: Thread): Thread => ({ ...now, isRefused: true, mayWrite: false });

const { outdate, rules } = withNews(
  withCopies<string, Thread>(
    {
      empty: emptyThread,
      keyOf: (userId) => userId,
      ask: async (userId, { known: { data, answeredAt }, signal }) => {
        const afterSeq = answeredAt === null ? 0 : lastSeqOf(data);
        try {
          return await (afterSeq === 0 ? askNewest(userId, signal) : askMissed(userId, afterSeq, signal));
        } catch (error) {
          if (!isAbsence(error)) throw error;
          return (now) => refuse(answeredAt === null ? emptyThread : now);
        }
      },
    },
    {
      read: async (userId) => {
        const kept = await readKeptConversation(userId);
        return kept && ((now) => ({ ...now, ...kept }));
      },
      keep: keepConversation,
    },
  ),
);

/** The conversations that this tab has opened, by partner. */
export const threads = createServerCache(rules);

/** A conversation as it is shown. */
export interface ShownThread extends Thread {
  readonly state: 'loading' | 'ready' | 'failed' | 'refused';
}

/** What a screen makes of what is known; what is there stays readable while the network is away. */
export const toShown = ({ data, answeredAt, failure }: Entry<Thread>): ShownThread => {
  if (data.isRefused) return { ...data, state: 'refused' };
  if (answeredAt !== null || data.messages.length > 0) return { ...data, state: 'ready' };
  return { ...data, state: failure === null ? 'loading' : 'failed' };
};

/** Fetches the conversation, or what was missed of it since. */
export const catchUp = (userId: string): Promise<void> => threads.load(userId);

/** Fetches the page above the oldest message that is shown. */
export const loadOlder = async (userId: string): Promise<void> => {
  const [oldest] = threads.read(userId).data.messages;
  if (!oldest) return;
  const { data, hasMore } = await listMessages(userId, { before: oldest.seq });
  threads.put(userId, (now) => ({ ...withMessages(now, data), hasMore }));
};

/** Puts a live message into its conversation; where one before it is missing, that is fetched. */
export const receiveMessage = (userId: string, message: Message): void => {
  const { state, messages } = toShown(threads.read(userId));
  if (state !== 'ready' || message.seq > lastSeqOf({ messages }) + 1) {
    outdate(userId);
    return state === 'loading' ? undefined : void catchUp(userId);
  }
  threads.put(userId, (now) => withMessages(now, [message]));
  const { data } = threads.read(userId);
  keepConversation(userId, data);
  // What was sent could be sent: one that was closed is open again. The first message brings the marks into being.
  if ((message.senderId !== userId && !data.mayWrite) || !data.marks) void catchUp(userId);
};

/** Says that everything up to here was seen. */
export const markRead = async (userId: string, upToSeq: number): Promise<void> => {
  const { data, unReadMessages } = await api(markConversationCall, {
    params: { id: userId },
    body: { upToSeq },
  });
  threads.put(userId, (now) => withMarks(now, data, userId));
  putUnread(unReadMessages);
};
