import { listBlockers } from '#models/people/block.ts';
import { findConversation } from '#models/messages/conversation.ts';

/** Returns whether a person may see that the other is typing: they have a conversation and no block. */
export const mayHearTyping = async ({
  senderId,
  receiverId,
}: {
  senderId: string;
  receiverId: string;
}): Promise<boolean> => {
  const [conversation, blockers] = await Promise.all([
    findConversation(senderId, receiverId),
    listBlockers(senderId, receiverId),
  ]);
  return conversation !== null && conversation.lastSeq > 0 && blockers.length === 0;
};
