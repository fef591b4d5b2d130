import { publish, userRoom } from '#lib/realtime/publish.ts';
import { advanceMarks, type ConversationRecord, type MemberSide } from '#models/conversation.ts';

interface Reaching {
  conversation: ConversationRecord;
  userId: string;
  partnerId: string;
  marks: Partial<Pick<MemberSide, 'delivered' | 'shown' | 'read'>>;
}

const nothing: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

// What the update has made of a side, told by the same rule; the record is the one before it.
const reached = ({ conversation, userId, partnerId, marks }: Reaching): MemberSide => {
  const before = conversation.side[userId] ?? nothing;
  const { sent } = conversation.side[partnerId] ?? nothing;
  const upTo = (name: 'delivered' | 'shown' | 'read') =>
    Math.max(before[name], Math.min(marks[name] ?? 0, sent));
  return { sent: before.sent, delivered: upTo('delivered'), shown: upTo('shown'), read: upTo('read') };
};

const tellBoth = ({ conversation, userId, partnerId }: Reaching, { delivered, read }: MemberSide): void => {
  const status = { conversationId: String(conversation._id), userId, delivered, read };
  for (const id of [userId, partnerId]) publish(userRoom(id), 'messageStatus', status);
};

/**
 * Moves a member's marks on and tells both, if anything has changed; answers the conversation with the marks as they
 * are now.
 */
export const reachMessages = async (reaching: Reaching): Promise<ConversationRecord | null> => {
  const { conversation, userId, partnerId, marks } = reaching;
  const before = await advanceMarks({ conversationId: String(conversation._id), userId, partnerId, marks });
  if (!before) return null;
  const now = { ...reaching, conversation: before };
  const side = reached(now);
  const old = before.side[userId] ?? nothing;
  if (side.delivered > old.delivered || side.read > old.read) tellBoth(now, side);
  return { ...before, side: { ...before.side, [userId]: side } };
};
