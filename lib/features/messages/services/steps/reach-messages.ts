import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { advanceMarks, type ConversationRecord, type MemberSide } from '#models/messages/conversation.ts';
import { withConversationLocks } from './store-message.ts';

interface Reaching {
  conversationId: string;
  userId: string;
  marks: Partial<Pick<MemberSide, 'delivered' | 'shown' | 'read'>>;
}

interface Reached {
  /** With the updated marks. */
  conversation: ConversationRecord;
  hasRead: boolean;
}

const nothing: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** The number of messages the other member has sent. */
const countSentTo = ({ side }: ConversationRecord, userId: string): number =>
  Math.max(0, ...Object.entries(side).flatMap(([id, { sent }]) => (id === userId ? [] : [sent])));

// The change the update made to a side; the record is the one before it.
const advance = (conversation: ConversationRecord, { userId, marks }: Reaching): MemberSide => {
  const before = conversation.side[userId] ?? nothing;
  const sent = countSentTo(conversation, userId);
  const upTo = (name: 'delivered' | 'shown' | 'read') =>
    Math.max(before[name], Math.min(marks[name] ?? 0, sent));
  return { ...before, delivered: upTo('delivered'), shown: upTo('shown'), read: upTo('read') };
};

const tellBoth = ({ _id, members, side }: ConversationRecord, userId: string): void => {
  const { delivered, read } = side[userId] ?? nothing;
  const rooms = members.map((id) => userRoom(String(id)));
  publish(rooms, 'messageStatus', { conversationId: String(_id), userId, delivered, read });
};

/** Advances a member's marks and tells both if anything changed; null for non-members. */
export const reachMessages = async (reaching: Reaching): Promise<Reached | null> => {
  const { userId } = reaching;
  const before = await withConversationLocks([reaching.conversationId], () => advanceMarks(reaching));
  if (!before) return null;
  const [old, side] = [before.side[userId] ?? nothing, advance(before, reaching)];
  const conversation = { ...before, side: { ...before.side, [userId]: side } };
  const hasRead = side.read > old.read;
  if (side.delivered > old.delivered || hasRead) tellBoth(conversation, userId);
  return { conversation, hasRead };
};
