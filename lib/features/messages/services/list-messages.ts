import type { Message } from '#lib/features/messages/contracts/message.ts';
import type { ConversationMarks, HistoryQuery } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listMessageRecords, type MessageRecord } from '#models/messages/message.ts';
import { putMuted } from '#models/messages/conversation.ts';
import { findLastSeen, findPartner } from '#lib/features/messages/services/steps/find-partner.ts';
import { toMarks } from './to-read-marks.ts';
import { toMessage } from './to-message.ts';

const PAGE_SIZE = 50;

interface History {
  data: Message[];
  hasMore: boolean;
  marks: ConversationMarks | null;
  mayWrite: boolean;
  hasBlocked: boolean;
  isMuted: boolean;
  lastSeenAt: string | null;
}

const readPage = async (conversationId: string, { limit = PAGE_SIZE, ...place }: HistoryQuery) => {
  const rows = await listMessageRecords({ conversationId, ...place, limit: limit + 1 });
  const page: MessageRecord[] = rows.slice(0, limit);
  if (place.afterSeq === undefined) page.reverse();
  return { page, hasMore: rows.length > limit };
};

/** Returns messages between the caller and a partner; the list is empty if they may write but have not yet. */
export const listMessages = async ({
  actor,
  params: { id },
  query,
}: {
  actor: Actor;
  params: { id: string };
  query: HistoryQuery;
}): Promise<History> => {
  const partnership = await findPartner({ actor, partnerId: id });
  const { conversation, mayWrite, hasBlocked } = partnership;
  const isMuted = conversation?.side[actor.userId]?.muted === true;
  const lastSeenAt = (await findLastSeen(partnership))?.toISOString() ?? null;
  const standing = { mayWrite, hasBlocked, isMuted, lastSeenAt };
  if (!conversation) {
    if (!mayWrite) throw new AppError('not_found');
    return { data: [], hasMore: false, marks: null, ...standing };
  }
  const { page, hasMore } = await readPage(String(conversation._id), query);
  return {
    data: page.map((message) => toMessage({ message, conversation })),
    hasMore,
    marks: toMarks({ conversation, readerId: actor.userId }),
    ...standing,
  };
};

/** Mutes or unmutes a conversation for the caller alone. */
export const muteConversation = async ({
  actor: { userId },
  params: { id },
  body: { muted },
}: {
  actor: Actor;
  params: { id: string };
  body: { muted: boolean };
}): Promise<{ data: { isMuted: boolean } }> => {
  if (!(await putMuted({ userId, partnerId: id, muted }))) throw new AppError('not_found');
  return { data: { isMuted: muted } };
};
