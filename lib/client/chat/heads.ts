import type { ConversationHead, Message, UnreadMessages } from '#lib/contracts/messages.ts';
import { listConversationsCall } from '#lib/contracts/messages.calls.ts';
import { api } from '../api.ts';
import { createStore } from '../create-store.ts';
import { readSession } from '../session.ts';
import { waitingNews } from '../waiting-news.ts';

/** The list of conversations as far as this tab knows it; null until it was asked for. */
export const conversationHeads = createStore<readonly ConversationHead[] | null>(null);

const LIMIT = 50;

const latestFirst = (heads: readonly ConversationHead[]): ConversationHead[] =>
  heads.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** What waits unread, as the server counts it. */
export const putUnread = ({ total, byUser }: UnreadMessages): void => {
  waitingNews.update((waiting) => ({ ...waiting, messages: total }));
  const counts = new Map(byUser.map(({ userId, count }) => [userId, count]));
  conversationHeads.update(
    (heads) => heads?.map((head) => ({ ...head, unreadCount: counts.get(head.userId) ?? 0 })) ?? null,
  );
};

const putHeads = (heads: readonly ConversationHead[], unread: UnreadMessages): void => {
  conversationHeads.set(heads);
  putUnread(unread);
};

// How many messages this tab has heard of.
let heard = 0;

/** Asks for the list anew; again where a message was heard of meanwhile, which that list may not know. */
export const loadHeads = async (): Promise<void> => {
  const before = heard;
  const { data, unReadMessages } = await api(listConversationsCall, { query: { limit: LIMIT } });
  putHeads(data, unReadMessages);
  if (heard !== before) await loadHeads();
};

/** Takes what a page has brought along; one to which somebody comes back brings what it brought the first time. */
export const takeHeads = (heads: readonly ConversationHead[], unread: UnreadMessages): void => {
  if (conversationHeads.get() === null) putHeads(heads, unread);
  else void loadHeads().catch(() => undefined);
};

const withMessage = (head: ConversationHead, message: Message, isOwn: boolean): ConversationHead => ({
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
  const heads = conversationHeads.get();
  const head = heads?.find(({ _id }) => _id === message.conversationId);
  if (head && head.lastMessage.seq >= message.seq) return;
  if (!isOwn) countOne();
  if (!heads) return;
  // The first message of a talk: only the server knows who the partner is.
  if (!head) return void loadHeads().catch(() => undefined);
  const others = heads.filter((one) => one !== head);
  conversationHeads.set(latestFirst([withMessage(head, message, isOwn), ...others]));
};
