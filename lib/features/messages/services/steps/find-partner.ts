import type { Actor } from '#lib/platform/contract/actor.ts';
import { mayWrite } from '#lib/features/messages/rules/may-write.ts';
import { listAgreedPairs } from '#models/bookings/all-bookings.ts';
import { haveBooking } from '#models/bookings/booking-pairs.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import { findPair, type WriterRecord } from '#models/messages/chat-partners.ts';

export interface Partnership {
  /** Null until something was written. */
  conversation: ConversationRecord | null;
  /** Whether the actor may write, blocks and all. */
  mayWrite: boolean;
  /** The actor is one who blocked. */
  hasBlocked: boolean;
  /** When the partner was last there; null where the actor may not know. */
  lastSeenAt: Date | null;
}

/** A record as the rule of who may write takes it. */
export const toWriter = (user: WriterRecord) => ({
  userId: String(user._id),
  role: user.role,
  brokerId: user.brokerId && String(user.brokerId),
  isSuspended: user.suspendedAt !== null,
});

interface Wish {
  writer: WriterRecord;
  partner: WriterRecord;
  isAnswer: boolean;
}

// The bookings are asked only where one would decide: a worker has something to say to a customer, unasked.
const isWelcome = async ({ writer, partner, isAnswer }: Wish): Promise<boolean> => {
  const wish = { writer: toWriter(writer), partner: toWriter(partner), isAnswer };
  if (mayWrite({ ...wish, hasBooking: false })) return true;
  if (!mayWrite({ ...wish, hasBooking: true })) return false;
  return haveBooking({ customerId: String(partner._id), workerId: String(writer._id) });
};

interface Partners {
  viewer: WriterRecord;
  partner: WriterRecord;
  conversation: ConversationRecord | null;
}

// As presence: told after both have written or a booking was accepted; and whoever hides it sees it of nobody.
const lastSeenOf = async ({ viewer, partner, conversation }: Partners): Promise<Date | null> => {
  if (viewer.hidesLastSeen || partner.hidesLastSeen || !partner.lastSeenAt) return null;
  const ids = [viewer, partner].map(({ _id }) => String(_id));
  const haveBothWritten = ids.every((id) => (conversation?.side[id]?.sent ?? 0) > 0);
  const isKnown = haveBothWritten || (await listAgreedPairs(ids)).length > 0;
  return isKnown ? partner.lastSeenAt : null;
};

interface Meeting {
  actor: Pick<Actor, 'userId'>;
  partnerId: string;
}

/** What two people are to each other as far as writing goes. */
export const getPartner = async ({ actor, partnerId }: Meeting): Promise<Partnership> => {
  const { people, blockers, conversation: found } = await findPair(actor.userId, partnerId);
  const one = (id: string) => people.find(({ _id }) => String(_id) === id) ?? null;
  const [writer, partner] = [one(actor.userId), one(partnerId)];
  const conversation = found && found.lastSeq > 0 ? found : null;
  const known = { conversation, hasBlocked: blockers.includes(actor.userId) };
  if (!writer || !partner || blockers.length > 0) return { ...known, mayWrite: false, lastSeenAt: null };
  const isAnswer = (conversation?.side[partnerId]?.sent ?? 0) > 0;
  const mayWrite = await isWelcome({ writer, partner, isAnswer });
  const partners = { viewer: writer, partner, conversation };
  return { ...known, mayWrite, lastSeenAt: mayWrite ? await lastSeenOf(partners) : null };
};
