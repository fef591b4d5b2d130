import type { Actor } from '#lib/platform/contract/actor.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { haveBooking } from '#models/bookings/booking-pairs.ts';
import { findConversation } from '#models/messages/conversation.ts';
import type { UserRecord } from '#models/people/user.ts';

const haveTalked = async (one: string, other: string): Promise<boolean> =>
  ((await findConversation(one, other))?.lastSeq ?? 0) > 0;

// Whoever writes to somebody, or asks a worker to come, shows name and picture by it.
const haveDealt = async (viewer: UserRecord, user: UserRecord): Promise<boolean> => {
  const [viewerId, userId] = [String(viewer._id), String(user._id)];
  if (await haveTalked(viewerId, userId)) return true;
  const mayHaveCome = viewer.role === 'worker' && user.role === 'customer';
  return mayHaveCome && haveBooking({ customerId: userId, workerId: viewerId });
};

interface Meeting {
  actor: Actor;
  userId: string;
  /** One's own block does not hide: for blocking again and for reporting. */
  throughOwnBlock?: boolean;
}

/** Somebody and how much the caller may see of them, also through what the two have had to do with each other. */
export const getMetUser = (meeting: Meeting): ReturnType<typeof getVisibleUser> =>
  getVisibleUser({ ...meeting, haveDealt });
