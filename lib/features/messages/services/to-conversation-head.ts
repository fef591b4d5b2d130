import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import type { ConversationHead } from '#lib/features/messages/contracts/messages.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import type { UserRecord } from '#models/people/user.ts';
import { partnerOf, toMarks, unreadOf } from './to-read-marks.ts';

interface Reading {
  conversation: ConversationRecord;
  readerId: string;
  people: readonly UserRecord[];
  /** Whom the reader does not see. */
  hidden: readonly string[];
}

const faceOf = (user: UserRecord | undefined): ConversationHead['user'] =>
  user
    ? {
        _id: String(user._id),
        name: user.name,
        userType: user.role,
        profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
      }
    : null;

/** A row of the list; none while nothing is written. */
export const toHead = ({ conversation, readerId, people, hidden }: Reading): ConversationHead[] => {
  const { last, members } = conversation;
  if (!last) return [];
  const userId = partnerOf(conversation, readerId);
  const isBlocked = hidden.includes(userId);
  return [
    {
      _id: String(conversation._id),
      members: members.map(String),
      updatedAt: conversation.updatedAt.toISOString(),
      userId,
      user: faceOf(people.find(({ _id }) => String(_id) === userId)),
      unreadCount: unreadOf(conversation, readerId),
      lastMessage: {
        seq: last.seq,
        text: last.text,
        senderId: String(last.senderId),
        createdAt: last.at.toISOString(),
        attachmentType: last.attachmentType,
      },
      marks: toMarks({ conversation, readerId, isBlocked }),
    },
  ];
};
