import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { handOverImages } from '#lib/platform/images/images.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { ClaimStatement } from '#models/bookings/claim.ts';
import type { Tx } from '#models/connection.ts';

interface Saying {
  booking: BookingRecord;
  actor: Pick<Actor, 'userId'>;
  by: Blame;
  body: StatementBody;
  at: Date;
  /** The new owner of the photos: the booking with its claim, or a case. */
  owner?: BookingRecord['_id'];
}

/** Returns one side's statement. Its photos become the claim's or case's, so that deleting an account keeps them. */
export const buildStatement = async (
  { booking, actor, by, body, at, owner = booking._id }: Saying,
  tx: Tx,
): Promise<ClaimStatement> => {
  const { text = '', photos = [] } = body;
  const readers = [booking.customerId, booking.workerId].map(String);
  await handOverImages({ actor, keys: photos, field: 'photos', to: String(owner), readers }, tx);
  return { by, text, imageKeys: photos, at };
};
