import type { LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import { WALLET_MINIMUM_PAISE, WALLET_RECOMMENDED_PAISE } from '#lib/features/money/contracts/wallet.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { toIndiaDay, addDays, findMonday } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { sumLedger, type LedgerSum } from '#models/money/ledger-sums.ts';
import { findOpenTopUp } from '#models/money/top-up.ts';
import { toTopUp } from '#lib/features/money/services/to-top-up.ts';

/** The first day of the month containing this day. */
const firstOfMonth = (localDate: string): string => `${localDate.slice(0, 8)}01`;

/** Seven days starting with this one. */
const weekFrom = (localDate: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(localDate, index));

type Sums = Omit<LedgerSummary, 'openTopUp' | 'minimumPaise' | 'recommendedPaise'>;

const add = (rows: readonly LedgerSum[], field: Exclude<keyof LedgerSum, 'localDate'>): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

const unsigned = (paise: number): number => Math.abs(paise);

const toSums = (rows: readonly LedgerSum[], days: readonly string[], monthStart: string): Sums => {
  const week = days.map((localDate) => {
    const ofDay = rows.filter((row) => row.localDate === localDate);
    return { localDate, amountPaise: unsigned(add(ofDay, 'receivedPaise')), jobs: add(ofDay, 'jobs') };
  });
  const ofMonth = rows.filter(({ localDate }) => localDate !== null && localDate >= monthStart);
  return {
    week,
    weekPaise: week.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    monthPaise: unsigned(add(ofMonth, 'receivedPaise')),
    totalPaise: unsigned(add(rows, 'receivedPaise')),
    jobs: add(rows, 'jobs'),
    duePaise: unsigned(add(rows, 'duePaise')),
    feesBackPaise: unsigned(add(rows, 'feesBackPaise')),
    refundsDuePaise: unsigned(add(rows, 'refundsDuePaise')),
    walletPaise: add(rows, 'walletPaise'),
    creditPaise: add(rows, 'creditPaise'),
  };
};

/** Sums what a person was paid, or has paid: this week by day, this month and in total; also what is due, and the wallet. */
export const summarizeLedger = async ({ userId }: Pick<Actor, 'userId'>): Promise<LedgerSummary> => {
  const today = toIndiaDay(now());
  const [weekStart, monthStart] = [findMonday(today), firstOfMonth(today)];
  const since = weekStart < monthStart ? weekStart : monthStart;
  const [rows, topUp] = await Promise.all([sumLedger({ userId, since }), findOpenTopUp(userId)]);
  return {
    ...toSums(rows, weekFrom(weekStart), monthStart),
    minimumPaise: WALLET_MINIMUM_PAISE,
    recommendedPaise: WALLET_RECOMMENDED_PAISE,
    openTopUp: topUp && toTopUp(topUp),
  };
};
