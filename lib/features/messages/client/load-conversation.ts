import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { api } from '#lib/platform/browser/api.ts';
import { createServerCache, type Entry } from '#lib/platform/browser/server-cache.ts';
import { isAbsence, withCopies, withRefetch } from '#lib/platform/browser/server-cache-parts.ts';
import { openPartnerId } from '#lib/wiring/browser/open-chat.ts';
import { setUnread } from './conversation-list.ts';
import { emptyThread, getLastSeq, withMarks, withMessages, type Thread } from './conversation.ts';
import { keepConversation, readKeptConversation } from './kept-conversations.ts';

const PAGE_SIZE = 50;

const listMessages = (
  userId: string,
  {
    signal,
    ...where
  }: {
    before?: number;
    afterSeq?: number;
    signal?: AbortSignal;
  },
) =>
  api('GET /messages/{id}', {
    params: { id: userId },
    query: { ...where, limit: PAGE_SIZE },
    ...(signal && { signal }),
  });

const fetchNewest = async (userId: string, signal: AbortSignal) => {
  const { data, hasMore, marks, ...standing } = await listMessages(userId, { signal });
  const last = data.at(-1)?.seq ?? 0;
  return (now: Thread): Thread => {
    // Only newer messages continue this page without a gap.
    const messages = now.messages.filter(({ seq }) => seq > last);
    return {
      ...withMarks(withMessages({ ...now, messages }, data), marks, userId),
      hasMore,
      isRefused: false,
      ...standing,
    };
  };
};

const fetchMissed = async (userId: string, afterSeq: number, signal: AbortSignal) => {
  const { data, hasMore, marks, ...standing } = await listMessages(userId, { afterSeq, signal });
  // More than a page behind: load the newest ones; scrolling up loads the rest.
  if (hasMore) return fetchNewest(userId, signal);
  return (now: Thread): Thread => ({
    ...withMarks(withMessages(now, data), marks, userId),
    isRefused: false,
    ...standing,
  });
};

const refuse = (now: Thread): Thread => ({ ...now, isRefused: true, mayWrite: false });

const { outdate, rules } = withRefetch(
  withCopies<string, Thread>(
    {
      empty: emptyThread,
      toKey: (userId) => userId,
      fetch: async (userId, { current: { data, answeredAt }, signal }) => {
        const afterSeq = answeredAt === null ? 0 : getLastSeq(data);
        try {
          return await (afterSeq === 0 ? fetchNewest(userId, signal) : fetchMissed(userId, afterSeq, signal));
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

/** The conversations opened in this tab, by partner. */
export const threads = createServerCache(rules);

/** Returns the partner of the conversation on the screen. */
export const getOpenPartnerId = (): string | null => {
  const shown = openPartnerId() ?? new URLSearchParams(window.location.search).get('userId');
  return shown !== null && threads.entries.has(shown) ? shown : null;
};

/** A conversation as it is displayed. */
export interface ShownThread extends Thread {
  readonly state: 'loading' | 'ready' | 'failed' | 'refused';
}

/** Returns what a screen shows; loaded messages stay readable offline. */
export const toShown = ({ data, answeredAt, failure }: Entry<Thread>): ShownThread => {
  if (data.isRefused) return { ...data, state: 'refused' };
  if (answeredAt !== null || data.messages.length > 0) return { ...data, state: 'ready' };
  return { ...data, state: failure === null ? 'loading' : 'failed' };
};

/** Loads the conversation, or the messages missed since. */
export const catchUp = (userId: string): Promise<void> => threads.load(userId);

/** Loads the page above the oldest message shown. */
export const loadOlder = async (userId: string): Promise<void> => {
  const [oldest] = threads.read(userId).data.messages;
  if (!oldest) return;
  const { data, hasMore } = await listMessages(userId, { before: oldest.seq });
  threads.setData(userId, (now) => ({ ...withMessages(now, data), hasMore }));
};

/** Adds a live message to its conversation; if an earlier one is missing, loads it. */
export const receiveMessage = (userId: string, message: Message): void => {
  const { state, messages } = toShown(threads.read(userId));
  if (state !== 'ready' || message.seq > getLastSeq({ messages }) + 1) {
    outdate(userId);
    return state === 'loading' ? undefined : void catchUp(userId);
  }
  threads.setData(userId, (now) => withMessages(now, [message]));
  const { data } = threads.read(userId);
  keepConversation(userId, data);
  // A sent message proves that the conversation is open again. The first message creates the marks.
  if ((message.senderId !== userId && !data.mayWrite) || !data.marks) void catchUp(userId);
};

/** Tells the server that everything up to here was seen. */
export const markRead = async (userId: string, upToSeq: number): Promise<void> => {
  const { data, unReadMessages } = await api('PUT /messages/mark-conversation/{id}', {
    params: { id: userId },
    body: { upToSeq },
  });
  threads.setData(userId, (now) => withMarks(now, data, userId));
  setUnread(unReadMessages);
};
