import type { Actor } from '#lib/platform/contract/actor.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { now } from '#lib/platform/time/clock.ts';
import { haveAgreed, haveBooking } from '#models/bookings/booking-pairs.ts';
import { findConversation } from '#models/messages/conversation.ts';
import type { UserRecord } from '#models/people/user.ts';

const haveTalked = async (one: string, other: string): Promise<boolean> =>
  ((await findConversation(one, other))?.lastSeq ?? 0) > 0;

// Writing to a person, or requesting a booking, shows them name and picture.
const haveDealt = async (viewer: UserRecord, user: UserRecord): Promise<boolean> => {
  const [viewerId, userId] = [String(viewer._id), String(user._id)];
  if (await haveTalked(viewerId, userId)) return true;
  if (viewer.role !== 'worker' || user.role !== 'customer') return false;
  const pair = { customerId: userId, workerId: viewerId };
  // A worker who handed the visit over can still report its customer.
  return (await haveBooking(pair)) || haveAgreed(pair, now());
};

/** Returns a person and how much the caller may see of them, including through messages and bookings. */
export const getMetUser = (meeting: {
  actor: Actor;
  userId: string;
  throughOwnBlock?: boolean;
}): ReturnType<typeof getVisibleUser<never>> => getVisibleUser({ ...meeting, haveDealt });
