import type {
  ConversationSummary,
  Message,
  UnreadMessages,
} from '#lib/features/messages/contracts/messages.ts';
import { api } from '#lib/platform/browser/api.ts';
import { withRefetch } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache, type Merge } from '#lib/platform/browser/server-cache.ts';
import { closeNotifications } from '#lib/platform/browser/service-worker.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { unreadCounts } from '#lib/wiring/browser/unread-counts.ts';

const LIMIT = 50;

interface SummaryPage {
  readonly data: readonly ConversationSummary[];
  readonly nextCursor: string | null;
}

const sortLatestFirst = (summaries: readonly ConversationSummary[]): ConversationSummary[] =>
  summaries.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

const exclude = (
  summaries: readonly ConversationSummary[],
  others: readonly ConversationSummary[],
): ConversationSummary[] => summaries.filter(({ _id }) => !others.some((other) => other._id === _id));

/** The conversation list as this tab knows it. */
interface SummaryList {
  /** Null until loaded. */
  readonly summaries: readonly ConversationSummary[] | null;
  /** The cursor of the next page; null if there is none. */
  readonly cursor: string | null;
}

const countUnread = ({ total, byUser }: UnreadMessages): Merge<SummaryList> => {
  unreadCounts.update((waiting) => ({ ...waiting, messages: total }));
  const counts = new Map(byUser.map(({ userId, count }) => [userId, count]));
  const counted = (summary: ConversationSummary) => ({
    ...summary,
    unreadCount: counts.get(summary.userId) ?? 0,
  });
  return (list) => ({ ...list, summaries: list.summaries?.map(counted) ?? null });
};

const partnerIdFrom = (href: string): string => new URLSearchParams(href.split('?')[1]).get('userId') ?? '';

// Closes lock-screen notes of conversations that were read here or elsewhere.
const closeReadNotes = ({ byUser }: UnreadMessages): void => {
  const waiting = new Set(byUser.map(({ userId }) => userId));
  closeNotifications(({ tag, href }) => tag.startsWith('talk:') && !waiting.has(partnerIdFrom(href))).catch(
    () => undefined,
  );
};

/**
 * Keeps the conversations after a reloaded first page. They are still right if its last one is unchanged: anything
 * that changed has moved above it.
 */
const restAfter = ({ data, nextCursor }: SummaryPage, known: readonly ConversationSummary[]) => {
  const last = data.at(-1);
  const at = known.findIndex(
    ({ _id, lastMessage }) => _id === last?._id && lastMessage.seq === last.lastMessage.seq,
  );
  return nextCursor === null || at < 0 ? [] : exclude(known.slice(at + 1), data);
};

const withFirstPage =
  (first: SummaryPage): Merge<SummaryList> =>
  ({ summaries, cursor }) => {
    const rest = restAfter(first, summaries ?? []);
    return {
      summaries: [...first.data, ...rest],
      cursor: rest.length === 0 ? first.nextCursor : cursor,
    };
  };

/** The list has one key for everyone. */
export const LIST_KEY = 'list';

const { outdate, rules } = withRefetch<null, SummaryList>({
  empty: { summaries: null, cursor: null },
  toKey: () => LIST_KEY,
  fetch: async () => {
    const { unReadMessages, ...first } = await api('GET /messages/users', { query: { limit: LIMIT } });
    return (list) => {
      closeReadNotes(unReadMessages);
      return countUnread(unReadMessages)(withFirstPage(first)(list));
    };
  },
});

export const summaryLists = createServerCache(rules);

/** Reloads the list, and again if an event arrived while loading. */
export const loadSummaries = (): Promise<void> => summaryLists.load(null);

/** Stores the unread counts reported by the server. */
export const setUnread = (unread: UnreadMessages): void => {
  outdate(LIST_KEY);
  summaryLists.setData(LIST_KEY, countUnread(unread));
  closeReadNotes(unread);
};

/** Adopts the list a page brings along; a restored page brings its original one. */
export const adoptSummaries = (first: SummaryPage, unread: UnreadMessages): void => {
  if (summaryLists.read(LIST_KEY).data.summaries !== null) return void loadSummaries();
  summaryLists.setData(LIST_KEY, withFirstPage(first));
  summaryLists.setData(LIST_KEY, countUnread(unread));
};

/** Loads the next page of conversations. */
export const loadMoreSummaries = async (): Promise<void> => {
  const { cursor } = summaryLists.read(LIST_KEY).data;
  if (cursor === null) return;
  const { data, nextCursor } = await api('GET /messages/users', { query: { limit: LIMIT, cursor } });
  summaryLists.setData(LIST_KEY, (list) => {
    // The list may have been reloaded in the meantime.
    if (list.cursor !== cursor) return list;
    const known = list.summaries ?? [];
    return { summaries: sortLatestFirst([...known, ...exclude(data, known)]), cursor: nextCursor };
  });
};

const withMessage = (
  summary: ConversationSummary,
  message: Message,
  isOwn: boolean,
): ConversationSummary => ({
  ...summary,
  updatedAt: message.createdAt,
  unreadCount: summary.unreadCount + (isOwn ? 0 : 1),
  lastMessage: {
    seq: message.seq,
    text: message.text,
    senderId: message.senderId,
    createdAt: message.createdAt,
    attachmentType: message.attachments[0]?.type ?? null,
  },
});

const countOneUnread = (): void =>
  unreadCounts.update((waiting) => ({ ...waiting, messages: waiting.messages + 1 }));

/** Adds a new message to the list; known messages change nothing. */
export const noteMessage = (message: Message): void => {
  outdate(LIST_KEY);
  const isOwn = message.senderId === readSession()?.user._id;
  const { summaries } = summaryLists.read(LIST_KEY).data;
  const summary = summaries?.find(({ _id }) => _id === message.conversationId);
  if (summary && summary.lastMessage.seq >= message.seq) return;
  if (!isOwn) countOneUnread();
  if (!summaries) return;
  // The first message of a conversation: only the server knows who the partner is.
  if (!summary) return void loadSummaries();
  const others = summaries.filter((one) => one !== summary);
  const next = sortLatestFirst([withMessage(summary, message, isOwn), ...others]);
  summaryLists.setData(LIST_KEY, (list) => ({ ...list, summaries: next }));
};
