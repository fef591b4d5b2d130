export type SignKind = 'shared_device' | 'only_each_other' | 'many_claims';

/** Two accounts and what they did with each other; `one` booked, reviewed or invited `other`. */
export interface PairFacts {
  readonly one: string;
  readonly other: string;
  readonly bookings: number;
  readonly reviews: number;
  readonly fiveStars: number;
  readonly referrals: number;
  readonly claims: number;
  /** The newest of these. */
  readonly newestAt: Date;
}

export interface ReviewedPair extends PairFacts {
  /** All reviews that `one` wrote, and all that `other` got. */
  readonly written: number;
  readonly received: number;
}

export interface ClaimFacts {
  readonly one: string;
  readonly claims: number;
  readonly visits: number;
  /** Claims a hundred visits usually have. */
  readonly norm: number;
  readonly newestAt: Date;
}

type Act = 'bookings' | 'reviews' | 'fiveStars' | 'referrals' | 'claims';

/** A note for the office, never a reason to act by itself. */
export interface Sign {
  readonly kind: SignKind;
  readonly people: readonly string[];
  readonly counts: Readonly<Partial<Record<Act | 'visits' | 'percent' | 'norm', number>>>;
  readonly newestAt: Date;
}

const MIN_BOOKINGS = 2;
export const MIN_RING_REVIEWS = 4;
export const MIN_CLAIMS = 3;
const MIN_CLAIM_PERCENT = 20;
const TIMES_THE_NORM = 5;

const toSign = (kind: SignKind, pair: PairFacts): Sign => {
  const { one, other, newestAt, bookings, reviews, fiveStars, referrals, claims } = pair;
  return {
    kind,
    people: [one, other],
    counts: { bookings, reviews, fiveStars, referrals, claims },
    newestAt,
  };
};

/**
 * Returns the sign of two accounts on one device. Families share phones, so the device alone is no sign, nor is a
 * single booking: one has to profit from the other.
 */
export const deviceSignFrom = (pair: PairFacts): Sign | null => {
  const { bookings, reviews, referrals, claims } = pair;
  const isSign = bookings >= MIN_BOOKINGS || reviews > 0 || referrals > 0 || claims > 0;
  return isSign ? toSign('shared_device', pair) : null;
};

/** Returns the sign of two accounts who have no reviews but each other's. Regulars of a new worker look alike. */
export const ringSignFrom = (pair: ReviewedPair): Sign | null => {
  const { reviews, fiveStars, written, received } = pair;
  const isClosed = written === reviews && received === reviews;
  return isClosed && reviews >= MIN_RING_REVIEWS && fiveStars === reviews
    ? toSign('only_each_other', pair)
    : null;
};

/** Returns the sign of a person who reports far more no-shows than others do. */
export const claimSignFrom = ({ one, claims, visits, norm, newestAt }: ClaimFacts): Sign | null => {
  const percent = visits === 0 ? 0 : Math.round((100 * claims) / visits);
  const isFarAbove = percent >= Math.max(MIN_CLAIM_PERCENT, TIMES_THE_NORM * norm);
  return claims >= MIN_CLAIMS && isFarAbove
    ? { kind: 'many_claims', people: [one], counts: { claims, visits, percent, norm }, newestAt }
    : null;
};

/** Whether a sign is worth another look: only something new brings back one that was looked at. */
export const isNews = (found: Pick<Sign, 'newestAt'>, stored: Pick<Sign, 'newestAt'> | null): boolean =>
  stored === null || found.newestAt > stored.newestAt;
