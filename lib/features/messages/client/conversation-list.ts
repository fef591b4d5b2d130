import type {
  ConversationSummary,
  Message,
  UnreadMessages,
} from '#lib/features/messages/contracts/messages.ts';
import { listConversationsCall } from '#lib/features/messages/contracts/messages.calls.ts';
import { api } from '#lib/platform/browser/api.ts';
import { createStore } from '#lib/platform/browser/create-store.ts';
import { closeNotes } from '#lib/platform/browser/service-worker.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { waitingNews } from '#lib/platform/browser/unread-counts.ts';

/** The list of conversations as far as this tab knows it; null until it was asked for. */
export const conversationSummaries = createStore<readonly ConversationSummary[] | null>(null);

/** Where its next page begins; null while there is none. */
export const summaryCursor = createStore<string | null>(null);

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

// How often this tab has heard of something that an answer on its way may not know.
let heard = 0;

const countUnread = ({ total, byUser }: UnreadMessages): void => {
  waitingNews.update((waiting) => ({ ...waiting, messages: total }));
  const counts = new Map(byUser.map(({ userId, count }) => [userId, count]));
  conversationSummaries.update(
    (summaries) => summaries?.map((head) => ({ ...head, unreadCount: counts.get(head.userId) ?? 0 })) ?? null,
  );
};

const partnerIn = (href: string): string => new URLSearchParams(href.split('?')[1]).get('userId') ?? '';

// What was read here or elsewhere need not stand on this phone's lock screen any longer.
const closeReadNotes = ({ byUser }: UnreadMessages): void => {
  const waiting = new Set(byUser.map(({ userId }) => userId));
  closeNotes(({ tag, href }) => tag.startsWith('talk:') && !waiting.has(partnerIn(href))).catch(
    () => undefined,
  );
};

/** What waits unread, as the server counts it. */
export const putUnread = (unread: UnreadMessages): void => {
  heard += 1;
  countUnread(unread);
  closeReadNotes(unread);
};

/**
 * The talks after a first page, as they were read before. They are still right where the last of that page is as it was:
 * whatever has changed since stands above it.
 */
const restAfter = ({ data, nextCursor }: SummaryPage): readonly ConversationSummary[] => {
  const known = conversationSummaries.get() ?? [];
  const last = data.at(-1);
  const at = known.findIndex(
    ({ _id, lastMessage }) => _id === last?._id && lastMessage.seq === last.lastMessage.seq,
  );
  return nextCursor === null || at < 0 ? [] : withoutThose(known.slice(at + 1), data);
};

const putFirstPage = (first: SummaryPage, unread: UnreadMessages): void => {
  const rest = restAfter(first);
  conversationSummaries.set([...first.data, ...rest]);
  if (rest.length === 0) summaryCursor.set(first.nextCursor);
  countUnread(unread);
};

/** Asks for the list anew; again where something was heard of meanwhile, which that list may not know. */
export const loadSummaries = async (): Promise<void> => {
  const before = heard;
  const { unReadMessages, ...first } = await api(listConversationsCall, { query: { limit: LIMIT } });
  putFirstPage(first, unReadMessages);
  if (heard !== before) await loadSummaries();
  else closeReadNotes(unReadMessages);
};

/** Takes what a page has brought along; one to which somebody comes back brings what it brought the first time. */
export const takeSummaries = (first: SummaryPage, unread: UnreadMessages): void => {
  if (conversationSummaries.get() === null) putFirstPage(first, unread);
  else void loadSummaries().catch(() => undefined);
};

/** Fetches the talks after those that are there. */
export const loadMoreSummaries = async (): Promise<void> => {
  const cursor = summaryCursor.get();
  if (cursor === null) return;
  const before = heard;
  const { data, nextCursor } = await api(listConversationsCall, { query: { limit: LIMIT, cursor } });
  // The list may have begun anew meanwhile.
  if (summaryCursor.get() !== cursor) return;
  const known = conversationSummaries.get() ?? [];
  conversationSummaries.set(latestFirst([...known, ...withoutThose(data, known)]));
  summaryCursor.set(nextCursor);
  if (heard !== before) await loadSummaries();
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
  heard += 1;
  const isOwn = message.senderId === readSession()?.user._id;
  const summaries = conversationSummaries.get();
  const head = summaries?.find(({ _id }) => _id === message.conversationId);
  if (head && head.lastMessage.seq >= message.seq) return;
  if (!isOwn) countOne();
  if (!summaries) return;
  // The first message of a talk: only the server knows who the partner is.
  if (!head) return void loadSummaries().catch(() => undefined);
  const others = summaries.filter((one) => one !== head);
  conversationSummaries.set(latestFirst([withMessage(head, message, isOwn), ...others]));
};
