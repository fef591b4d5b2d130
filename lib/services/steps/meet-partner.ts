import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { mayWrite } from '#lib/domain/may-write.ts';
import { listBlockersOf } from '#models/block.ts';
import { haveBooking } from '#models/booking.ts';
import { findConversation, type ConversationRecord } from '#models/conversation.ts';
import { findUsers, type UserRecord } from '#models/user.ts';

export interface Partnership {
  /** Null when the account is gone. */
  partner: UserRecord | null;
  /** Null until something was written. */
  conversation: ConversationRecord | null;
  isAllowed: boolean;
  isBlocked: boolean;
  /** The actor is one who blocked. */
  hasBlocked: boolean;
}

const toWriter = (user: UserRecord) => ({
  userId: String(user._id),
  role: user.role,
  brokerId: user.brokerId && String(user.brokerId),
  isSuspended: user.suspendedAt !== null,
});

const shareBooking = (one: UserRecord, other: UserRecord): Promise<boolean> => {
  const [customer, worker] = one.role === 'customer' ? [one, other] : [other, one];
  if (customer.role !== 'customer' || worker.role !== 'worker') return Promise.resolve(false);
  return haveBooking({ customerId: String(customer._id), workerId: String(worker._id) });
};

interface Meeting {
  actor: Pick<Actor, 'userId'>;
  partnerId: string;
}

/** What two people are to each other as far as writing goes. */
export const meetPartner = async ({ actor, partnerId }: Meeting): Promise<Partnership> => {
  const [people, blockers, found] = await Promise.all([
    findUsers([actor.userId, partnerId]),
    listBlockersOf(actor.userId, partnerId),
    findConversation(actor.userId, partnerId),
  ]);
  const one = (id: string) => people.find(({ _id }) => String(_id) === id) ?? null;
  const [writer, partner] = [one(actor.userId), one(partnerId)];
  const conversation = found && found.lastSeq > 0 ? found : null;
  const blocks = { isBlocked: blockers.length > 0, hasBlocked: blockers.includes(actor.userId) };
  if (!writer || !partner) return { partner, conversation, isAllowed: false, ...blocks };
  const isAnswer = (conversation?.side[partnerId]?.sent ?? 0) > 0;
  const hasBooking = await shareBooking(writer, partner);
  const isAllowed = mayWrite({ writer: toWriter(writer), partner: toWriter(partner), isAnswer, hasBooking });
  return { partner, conversation, isAllowed, ...blocks };
};

/** The refusal of somebody who may not write; nothing for whoever may. */
export const refuseWriting = ({ partner, isAllowed, isBlocked }: Partnership): AppError | null => {
  if (!partner) return new AppError('not_found');
  if (!isAllowed) return new AppError('not_allowed');
  return isBlocked ? new AppError('blocked') : null;
};
