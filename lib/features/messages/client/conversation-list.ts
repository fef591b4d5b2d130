import type {
  ConversationSummary,
  Message,
  UnreadMessages,
} from '#lib/features/messages/contracts/messages.ts';
import { listConversationsCall } from '#lib/features/messages/contracts/messages.calls.ts';
import { api } from '#lib/platform/browser/api.ts';
import { withNews } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache, type Merge } from '#lib/platform/browser/server-cache.ts';
import { closeNotes } from '#lib/platform/browser/service-worker.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { waitingNews } from '#lib/platform/browser/unread-counts.ts';

const LIMIT = 50;

interface SummaryPage {
  readonly data: readonly ConversationSummary[];
  readonly nextCursor: string | null;
}

const latestFirst = (summaries: readonly ConversationSummary[]): ConversationSummary[] =>
  summaries.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

const withoutThose = (
  summaries: readonly ConversationSummary[],
  others: readonly ConversationSummary[],
): ConversationSummary[] => summaries.filter(({ _id }) => !others.some((other) => other._id === _id));

/** The list of conversations as far as this tab knows it. */
interface SummaryList {
  /** Null until it was asked for. */
  readonly summaries: readonly ConversationSummary[] | null;
  /** Where its next page begins; null while there is none. */
  readonly cursor: string | null;
}

const countUnread = ({ total, byUser }: UnreadMessages): Merge<SummaryList> => {
  waitingNews.update((waiting) => ({ ...waiting, messages: total }));
  const counts = new Map(byUser.map(({ userId, count }) => [userId, count]));
  const counted = (head: ConversationSummary) => ({ ...head, unreadCount: counts.get(head.userId) ?? 0 });
  return (list) => ({ ...list, summaries: list.summaries?.map(counted) ?? null });
};

const partnerIn = (href: string): string => new URLSearchParams(href.split('?')[1]).get('userId') ?? '';

// What was read here or elsewhere need not stand on this phone's lock screen any longer.
const closeReadNotes = ({ byUser }: UnreadMessages): void => {
  const waiting = new Set(byUser.map(({ userId }) => userId));
  closeNotes(({ tag, href }) => tag.startsWith('talk:') && !waiting.has(partnerIn(href))).catch(
    () => undefined,
  );
};

/**
 * The talks after a first page, as they were read before. They are still right where the last of that page is as it was:
 * whatever has changed since stands above it.
 */
const restAfter = ({ data, nextCursor }: SummaryPage, known: readonly ConversationSummary[]) => {
  const last = data.at(-1);
  const at = known.findIndex(
    ({ _id, lastMessage }) => _id === last?._id && lastMessage.seq === last.lastMessage.seq,
  );
  return nextCursor === null || at < 0 ? [] : withoutThose(known.slice(at + 1), data);
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

/** Everybody's list is the one under this key. */
export const LIST = 'list';

const { outdate, rules } = withNews<null, SummaryList>({
  empty: { summaries: null, cursor: null },
  keyOf: () => LIST,
  ask: async () => {
    const { unReadMessages, ...first } = await api(listConversationsCall, { query: { limit: LIMIT } });
    return (list) => {
      closeReadNotes(unReadMessages);
      return countUnread(unReadMessages)(withFirstPage(first)(list));
    };
  },
});

export const summaryLists = createServerCache(rules);

/** Asks for the list anew; again where something was heard of meanwhile, which that list may not know. */
export const loadSummaries = (): Promise<void> => summaryLists.load(null);

/** What waits unread, as the server counts it. */
export const putUnread = (unread: UnreadMessages): void => {
  outdate(LIST);
  summaryLists.put(LIST, countUnread(unread));
  closeReadNotes(unread);
};

/** Takes what a page has brought along; one to which somebody comes back brings what it brought the first time. */
export const takeSummaries = (first: SummaryPage, unread: UnreadMessages): void => {
  if (summaryLists.read(LIST).data.summaries !== null) return void loadSummaries();
  summaryLists.put(LIST, withFirstPage(first));
  summaryLists.put(LIST, countUnread(unread));
};

/** Fetches the talks after those that are there. */
export const loadMoreSummaries = async (): Promise<void> => {
  const { cursor } = summaryLists.read(LIST).data;
  if (cursor === null) return;
  const { data, nextCursor } = await api(listConversationsCall, { query: { limit: LIMIT, cursor } });
  summaryLists.put(LIST, (list) => {
    // The list may have begun anew meanwhile.
    if (list.cursor !== cursor) return list;
    const known = list.summaries ?? [];
    return { summaries: latestFirst([...known, ...withoutThose(data, known)]), cursor: nextCursor };
  });
};

const withMessage = (head: ConversationSummary, message: Message, isOwn: boolean): ConversationSummary => ({
  ...head,
  updatedAt: message.createdAt,
  unreadCount: head.unreadCount + (isOwn ? 0 : 1),
  lastMessage: {
    seq: message.seq,
    text: message.text,
    senderId: message.senderId,
    createdAt: message.createdAt,
    attachmentType: message.attachments[0]?.type ?? null,
  },
});

const countOne = (): void =>
  waitingNews.update((waiting) => ({ ...waiting, messages: waiting.messages + 1 }));

/** Puts a new message into the list; one that is there already changes nothing. */
export const noteMessage = (message: Message): void => {
  outdate(LIST);
  const isOwn = message.senderId === readSession()?.user._id;
  const { summaries } = summaryLists.read(LIST).data;
  const head = summaries?.find(({ _id }) => _id === message.conversationId);
  if (head && head.lastMessage.seq >= message.seq) return;
  if (!isOwn) countOne();
  if (!summaries) return;
  // The first message of a talk: only the server knows who the partner is.
  if (!head) return void loadSummaries();
  const others = summaries.filter((one) => one !== head);
  const next = latestFirst([withMessage(head, message, isOwn), ...others]);
  summaryLists.put(LIST, (list) => ({ ...list, summaries: next }));
};
