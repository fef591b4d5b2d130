import type { LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import { WALLET_MINIMUM_PAISE, WALLET_RECOMMENDED_PAISE } from '#lib/features/money/contracts/wallet.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { indiaDayOf, addDays } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { sumLedger, type LedgerSum } from '#models/money/ledger.ts';
import { findOpenTopUp } from '#models/money/top-up.ts';
import { toTopUp } from '#lib/features/money/services/to-top-up.ts';

/** The Monday of the week that a day lies in. */
const mondayOf = (localDate: string): string => {
  const weekday = new Date(`${localDate}T00:00:00Z`).getUTCDay();
  return addDays(localDate, -((weekday + 6) % 7));
};

/** The first day of the month that a day lies in. */
const firstOfMonth = (localDate: string): string => `${localDate.slice(0, 8)}01`;

/** The seven days from one on. */
const weekFrom = (localDate: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(localDate, index));

type Sums = Pick<
  LedgerSummary,
  'week' | 'weekPaise' | 'monthPaise' | 'totalPaise' | 'jobs' | 'duePaise' | 'walletPaise'
>;

const add = (rows: readonly LedgerSum[], field: Exclude<keyof LedgerSum, 'localDate'>): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

// Zero has no side.
const unsigned = (paise: number): number => Math.abs(paise);

const toSums = (rows: readonly LedgerSum[], days: readonly string[]): Sums => {
  const week = days.map((localDate) => {
    const ofDay = rows.filter((row) => row.localDate === localDate);
    return { localDate, amountPaise: unsigned(add(ofDay, 'earnedPaise')), jobs: add(ofDay, 'jobs') };
  });
  return {
    week,
    weekPaise: week.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    monthPaise: unsigned(add(rows, 'monthPaise')),
    totalPaise: unsigned(add(rows, 'earnedPaise')),
    jobs: add(rows, 'jobs'),
    duePaise: unsigned(add(rows, 'duePaise')),
    walletPaise: add(rows, 'walletPaise'),
  };
};

/** The sums of all lines of somebody's book: this week by days, this month, ever, due, and in the wallet. */
export const sumUpLedger = async ({ userId }: Pick<Actor, 'userId'>): Promise<LedgerSummary> => {
  const today = indiaDayOf(now());
  const weekStart = mondayOf(today);
  const [rows, topUp] = await Promise.all([
    sumLedger({ userId, weekStart, monthStart: firstOfMonth(today) }),
    findOpenTopUp(userId),
  ]);
  return {
    ...toSums(rows, weekFrom(weekStart)),
    minimumPaise: WALLET_MINIMUM_PAISE,
    recommendedPaise: WALLET_RECOMMENDED_PAISE,
    openTopUp: topUp && toTopUp(topUp),
  };
};
