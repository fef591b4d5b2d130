import { database } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import type { TopUpRecord } from '#models/money/top-up.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { ReferralRecord } from '#models/referrals/referral.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';

/** What the database holds, read past the product. */
export interface Snapshot {
  readonly bookings: readonly BookingRecord[];
  readonly ledger: readonly LedgerRecord[];
  readonly users: readonly UserRecord[];
  readonly topUps: readonly TopUpRecord[];
  readonly referrals: readonly ReferralRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly conversations: readonly ConversationRecord[];
}

export const emptySnapshot: Snapshot = {
  ...{ bookings: [], ledger: [], users: [], topUps: [], referrals: [], reviews: [], conversations: [] },
};

const rowsOf = <Row extends object>(collection: string): Promise<Row[]> =>
  database().collection(collection).find<Row>({}).sort({ _id: 1 }).toArray();

export const takeSnapshot = async (): Promise<Snapshot> => {
  const [bookings, ledger, users, topUps, referrals, reviews, conversations] = await Promise.all([
    rowsOf<BookingRecord>('bookings'),
    rowsOf<LedgerRecord>('ledger'),
    rowsOf<UserRecord>('users'),
    rowsOf<TopUpRecord>('topUps'),
    rowsOf<ReferralRecord>('referrals'),
    rowsOf<ReviewRecord>('reviews'),
    rowsOf<ConversationRecord>('conversations'),
  ]);
  return { bookings, ledger, users, topUps, referrals, reviews, conversations };
};
