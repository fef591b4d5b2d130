import {
  claimSignFrom,
  deviceSignFrom,
  isNews,
  MIN_CLAIMS,
  MIN_RING_REVIEWS,
  ringSignFrom,
  type PairFacts,
  type Sign,
} from '#lib/features/office/rules/signs.ts';
import { addFigures, daysIn, EVERY, noFigures } from '#lib/features/office/rules/day-figures.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { countBookingsAmong, countVisitsSince, listClaimants } from '#models/bookings/dealings.ts';
import { listDays } from '#models/office/day-figure.ts';
import { findSign, putSign } from '#models/office/sign.ts';
import { forgetOldUses, listSharedDevices } from '#models/people/shared-device.ts';
import { listReferralsAmong } from '#models/referrals/referral.ts';
import { countReviewsAmong, countReviewTotals, listReviewedPairs } from '#models/reviews/dealings.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 180 * DAY_MS;
const CLAIM_WINDOW_MS = 90 * DAY_MS;
// Two days, so that a run that failed for a night misses nothing.
const REVIEW_WINDOW_MS = 2 * DAY_MS;
const PAGE = 200;
const SCAN_LIMIT = 20_000;
const MAX_CLAIMANTS = 500;

const noFacts = { bookings: 0, reviews: 0, fiveStars: 0, referrals: 0, claims: 0, newestAt: new Date(0) };

interface Part extends Partial<Omit<PairFacts, 'one' | 'other' | 'newestAt'>> {
  one: unknown;
  other: unknown;
  newestAt: Date;
}

/** Adds up what the accounts did with each other, by pair. */
const loadPairs = async (userIds: readonly string[]): Promise<PairFacts[]> => {
  const [bookings, reviews, referrals] = await Promise.all([
    countBookingsAmong(userIds),
    countReviewsAmong(userIds),
    listReferralsAmong(userIds),
  ]);
  const invited = referrals.map(({ referrerId, friendId, joinedAt }) => ({
    ...{ one: referrerId, other: friendId, referrals: 1, newestAt: joinedAt },
  }));
  const parts: Part[] = [...bookings, ...reviews, ...invited];
  const pairs = new Map<string, PairFacts>();
  for (const { one, other, newestAt, ...counts } of parts) {
    const ids = { one: String(one), other: String(other) };
    const key = `${ids.one} ${ids.other}`;
    const before = pairs.get(key) ?? { ...noFacts, ...ids };
    const newer = newestAt > before.newestAt ? newestAt : before.newestAt;
    pairs.set(key, { ...before, ...counts, newestAt: newer });
  }
  return [...pairs.values()];
};

const keep = async (sign: Sign | null): Promise<void> => {
  if (!sign || !isNews(sign, await findSign(sign))) return;
  const at = now();
  await putSign(sign, { at, keepUntil: new Date(at.getTime() + KEPT_MS) });
};

const findOnDevices = async (): Promise<void> => {
  for (let after: string | null = null; ;) {
    const devices = await listSharedDevices(after, PAGE);
    for (const { users } of devices) {
      const pairs = await loadPairs(users.map(({ userId }) => String(userId)));
      for (const pair of pairs) await keep(deviceSignFrom(pair));
    }
    const last = devices.at(-1);
    if (!last || devices.length < PAGE) return;
    after = String(last._id);
  }
};

type ReviewedPairs = Awaited<ReturnType<typeof listReviewedPairs>>;

const findRingsAmong = async (reviewed: ReviewedPairs): Promise<void> => {
  const people = new Set(reviewed.flatMap(({ one, other }) => [String(one), String(other)]));
  const pairs = await loadPairs([...people]);
  for (const { one, other } of reviewed) {
    const facts = pairs.find((pair) => pair.one === String(one) && pair.other === String(other));
    if (!facts || facts.reviews < MIN_RING_REVIEWS) continue;
    const totals = await countReviewTotals({ one, other }, facts.reviews + 1);
    await keep(ringSignFrom({ ...facts, ...totals }));
  }
};

const findRings = async (): Promise<void> => {
  const since = new Date(now().getTime() - REVIEW_WINDOW_MS);
  const reviewed = await listReviewedPairs(since, SCAN_LIMIT);
  for (let from = 0; from < reviewed.length; from += PAGE)
    await findRingsAmong(reviewed.slice(from, from + PAGE));
};

/** No-shows a hundred visits had in the last month. */
const readNorm = async (): Promise<number> => {
  const { days } = daysIn('month', toIndiaDay(now()));
  const rows = await listDays({ days, city: EVERY, trade: EVERY });
  const { noShows, completed } = rows.map(({ figures }) => figures).reduce(addFigures, noFigures);
  return noShows === 0 ? 0 : Math.round((100 * noShows) / (noShows + completed));
};

const findClaimants = async (): Promise<void> => {
  const since = new Date(now().getTime() - CLAIM_WINDOW_MS);
  const norm = await readNorm();
  for (const claimant of await listClaimants(since, { min: MIN_CLAIMS, limit: MAX_CLAIMANTS })) {
    const visits = await countVisitsSince(claimant, since);
    const { userId, claims, newestAt } = claimant;
    await keep(claimSignFrom({ one: String(userId), claims, visits, norm, newestAt }));
  }
};

/** Looks for signs of fraud; a sign is a note for the office and changes nothing. */
export const findSigns = async (): Promise<void> => {
  await forgetOldUses(now());
  await findOnDevices();
  await findRings();
  await findClaimants();
};
