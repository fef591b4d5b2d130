import type { Actor } from '#lib/platform/contract/actor.ts';
import { mayWrite } from '#lib/features/messages/rules/may-write.ts';
import { listAgreedPairs } from '#models/bookings/all-bookings.ts';
import { haveBooking } from '#models/bookings/booking-pairs.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import { findPair, type WriterRecord } from '#models/messages/chat-partners.ts';

export interface Partnership {
  /** Null until something was written. */
  conversation: ConversationRecord | null;
  /** Whether the actor may write, blocks included. */
  mayWrite: boolean;
  /** The actor has blocked the partner. */
  hasBlocked: boolean;
  /** Null if one of the two is gone. */
  people: { viewer: WriterRecord; partner: WriterRecord } | null;
}

/** Converts a record to the input of the mayWrite rule. */
export const toWriter = (user: WriterRecord) => ({
  userId: String(user._id),
  role: user.role,
  brokerId: user.brokerId && String(user.brokerId),
  isSuspended: user.suspendedAt !== null,
});

// Bookings are only read where they decide: a worker writing to a customer first.
const isWelcome = async ({
  writer,
  partner,
  isAnswer,
}: {
  writer: WriterRecord;
  partner: WriterRecord;
  isAnswer: boolean;
}): Promise<boolean> => {
  const input = { writer: toWriter(writer), partner: toWriter(partner), isAnswer };
  if (mayWrite({ ...input, hasBooking: false })) return true;
  if (!mayWrite({ ...input, hasBooking: true })) return false;
  return haveBooking({ customerId: String(partner._id), workerId: String(writer._id) });
};

/** Returns a partner's conversation and whether the actor may write to them: all that sending a message reads. */
export const findPartner = async ({
  actor,
  partnerId,
}: {
  actor: Pick<Actor, 'userId'>;
  partnerId: string;
}): Promise<Partnership> => {
  const { people: found, blockers, conversation: begun } = await findPair(actor.userId, partnerId);
  const findPerson = (id: string) => found.find(({ _id }) => String(_id) === id) ?? null;
  const [viewer, partner] = [findPerson(actor.userId), findPerson(partnerId)];
  const conversation = begun && begun.lastSeq > 0 ? begun : null;
  const hasBlocked = blockers.includes(actor.userId);
  const people = viewer && partner && { viewer, partner };
  if (!people || blockers.length > 0) return { conversation, hasBlocked, people, mayWrite: false };
  const isAnswer = (conversation?.side[partnerId]?.sent ?? 0) > 0;
  const mayWrite = await isWelcome({ writer: people.viewer, partner: people.partner, isAnswer });
  return { conversation, hasBlocked, people, mayWrite };
};

/** Returns when the partner was last online; null if the actor may not know. */
export const findLastSeen = async ({ conversation, mayWrite, people }: Partnership): Promise<Date | null> => {
  if (!mayWrite || !people) return null;
  const { viewer, partner } = people;
  // Shown under the same conditions as presence: both have written or a booking was accepted, and neither hides it.
  if (viewer.hidesLastSeen || partner.hidesLastSeen || !partner.lastSeenAt) return null;
  const ids = [viewer, partner].map(({ _id }) => String(_id));
  const haveBothWritten = ids.every((id) => (conversation?.side[id]?.sent ?? 0) > 0);
  const isKnown = haveBothWritten || (await listAgreedPairs(ids)).length > 0;
  return isKnown ? partner.lastSeenAt : null;
};
