import type { ConversationMarks, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import type { ConversationRecord, ConversationSides, MemberSide } from '#models/messages/conversation.ts';

const nothing: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** The other member of a pair. */
export const partnerOf = ({ members }: Pick<ConversationRecord, 'members'>, userId: string): string =>
  String(members.find((id) => String(id) !== userId) ?? members[0]);

interface Reading {
  conversation: ConversationRecord;
  readerId: string;
}

/** How far both have got, as one of them sees it. */
export const toMarks = ({ conversation, readerId }: Reading): ConversationMarks => {
  const { side } = conversation;
  const mine = side[readerId] ?? nothing;
  const theirs = side[partnerOf(conversation, readerId)] ?? nothing;
  return {
    _id: String(conversation._id),
    lastSeq: conversation.lastSeq,
    own: { sent: mine.sent, delivered: theirs.delivered, read: theirs.read },
    other: { sent: theirs.sent, delivered: mine.delivered, read: mine.read },
  };
};

/** How many of the other's messages one has not read. */
export const unreadOf = (conversation: ConversationSides, readerId: string): number => {
  const { sent = 0 } = conversation.side[partnerOf(conversation, readerId)] ?? nothing;
  return Math.max(0, sent - (conversation.side[readerId]?.read ?? 0));
};

/** What waits unread in all of a person's conversations. */
export const toUnread = (conversations: readonly ConversationSides[], readerId: string): UnreadMessages => {
  const byUser = conversations
    .map((conversation) => ({
      userId: partnerOf(conversation, readerId),
      count: unreadOf(conversation, readerId),
    }))
    .filter(({ count }) => count > 0);
  return { total: byUser.reduce((sum, { count }) => sum + count, 0), byUser };
};
