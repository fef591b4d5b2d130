import { listBlockersOf } from '#models/people/block.ts';
import { findConversation } from '#models/messages/conversation.ts';

interface Pair {
  senderId: string;
  receiverId: string;
}

/** Whether somebody may know that the other types: they talk with each other and neither has blocked the other. */
export const mayHearTyping = async ({ senderId, receiverId }: Pair): Promise<boolean> => {
  const [conversation, blockers] = await Promise.all([
    findConversation(senderId, receiverId),
    listBlockersOf(senderId, receiverId),
  ]);
  return conversation !== null && conversation.lastSeq > 0 && blockers.length === 0;
};
