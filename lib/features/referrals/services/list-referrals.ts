import { randomBytes } from 'node:crypto';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import { REFERRAL_CREDIT_PAISE } from '#lib/features/referrals/contracts/referral-code.ts';
import type { Referral, ReferralSummary } from '#lib/features/referrals/contracts/referrals.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { toReferralCode } from '#lib/platform/numbers/short-number.ts';
import { shortName } from '#lib/features/people/rules/short-name.ts';
import { isDuplicateKey } from '#models/connection.ts';
import {
  countReferrals,
  listReferralRecords,
  type NamedReferral,
  giveReferralCode,
} from '#models/referrals/referral.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';

interface Referrals {
  data: Referral[];
  nextCursor: string | null;
  summary: ReferralSummary | null;
}

const MAX_ATTEMPTS = 5;

// The code is created on first use: most people never need one.
const readCode = async (userId: string, attempt = 1): Promise<string> => {
  try {
    const code = await giveReferralCode({ userId, referralCode: toReferralCode(randomBytes(8)) });
    if (code === null) throw new AppError('unauthorized');
    return code;
  } catch (error) {
    if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error;
    return readCode(userId, attempt + 1);
  }
};

const sumUp = async (userId: string): Promise<ReferralSummary> => {
  const [code, counts] = await Promise.all([readCode(userId), countReferrals(userId)]);
  const earnedPaise = counts.credited * REFERRAL_CREDIT_PAISE;
  return { code, creditPaise: REFERRAL_CREDIT_PAISE, ...counts, earnedPaise };
};

const toReferral = ({ _id, friends: [friend], joinedAt, creditedAt }: NamedReferral): Referral => ({
  _id: String(_id),
  name: friend ? shortName(friend.name) : null,
  state: creditedAt ? 'credited' : 'joined',
  joinedAt: joinedAt.toISOString(),
  creditedAt: creditedAt?.toISOString() ?? null,
});

/** Lists the friends who joined with the actor's code; the first page includes the code and the sums. */
export const listReferrals = async ({
  actor: { userId },
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<Referrals> => {
  const before = readRowCursor(query.cursor);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const [page, summary] = await Promise.all([
    listReferralRecords({ referrerId: userId, before, limit }),
    before ? null : sumUp(userId),
  ]);
  return { data: page.items.map(toReferral), nextCursor: toRowCursor(page.nextCursor), summary };
};
