import type { ConversationMarks, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import type { ConversationRecord, ConversationSides, MemberSide } from '#models/messages/conversation.ts';

const nothing: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** Returns the other member of a pair. */
export const getPartnerId = ({ members }: Pick<ConversationRecord, 'members'>, userId: string): string =>
  String(members.find((id) => String(id) !== userId) ?? members[0]);

/** Returns the progress of both members from one member's view. */
export const toMarks = ({
  conversation,
  readerId,
}: {
  conversation: ConversationRecord;
  readerId: string;
}): ConversationMarks => {
  const { side } = conversation;
  const mine = side[readerId] ?? nothing;
  const theirs = side[getPartnerId(conversation, readerId)] ?? nothing;
  return {
    _id: String(conversation._id),
    lastSeq: conversation.lastSeq,
    own: { sent: mine.sent, delivered: theirs.delivered, read: theirs.read },
    other: { sent: theirs.sent, delivered: mine.delivered, read: mine.read },
  };
};

/** Returns how many of the other's messages a member has not read. */
export const countUnread = (conversation: ConversationSides, readerId: string): number => {
  const { sent = 0 } = conversation.side[getPartnerId(conversation, readerId)] ?? nothing;
  return Math.max(0, sent - (conversation.side[readerId]?.read ?? 0));
};

/** Returns the unread counts over all of a person's conversations. */
export const toUnread = (conversations: readonly ConversationSides[], readerId: string): UnreadMessages => {
  const byUser = conversations
    .map((conversation) => ({
      userId: getPartnerId(conversation, readerId),
      count: countUnread(conversation, readerId),
    }))
    .filter(({ count }) => count > 0);
  return { total: byUser.reduce((sum, { count }) => sum + count, 0), byUser };
};
