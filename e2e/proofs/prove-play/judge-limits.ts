import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';

const sumAmounts = (lines: readonly LedgerRecord[]): number =>
  lines.reduce((total, { amountPaise }) => total + amountPaise, 0);

const JOB_LIMIT_PAISE = 30_000;
const MONTH_LIMIT_PAISE = 60_000;
const WEEK_MS = 7 * 86_400_000;

/** Whether a fee took up some of the month's limit at this time: it was paid, or due and not late. */
const tookUp = ({ fee, noShow }: BookingRecord, line: LedgerRecord, at: Date): boolean => {
  if (fee?.state !== 'due' && fee?.state !== 'paid') return false;
  if (fee.settledAt !== null && fee.settledAt <= at) return true;
  const arose = noShow?.decidedAt ?? line.at;
  return at.getTime() - arose.getTime() <= WEEK_MS;
};

/** A worker owes at most ₹300 a job and ₹600 a month, whatever the table says. Late dues count no more. */
export const judgeLimits = (next: Snapshot, line: LedgerRecord, { workerId, fee }: BookingRecord): void => {
  if (fee?.owedBy !== 'worker') return;
  hold('money', fee.feePaise <= JOB_LIMIT_PAISE, () => `${line.event}: ${fee.feePaise} for one job`);
  const monthOf = ({ localDate }: LedgerRecord): string => localDate.slice(0, 7);
  const ofMonth = next.ledger.filter(
    (one) =>
      one.kind === 'fee' && one.isByWorker && one.userId.equals(workerId) && monthOf(one) === monthOf(line),
  );
  const isCounted = (one: LedgerRecord): boolean =>
    one.at <= line.at &&
    next.bookings.some((booking) => {
      const { _id, late } = booking;
      const isIts = String(_id) === String(one.booking?._id) && tookUp(booking, one, line.at);
      return isIts && late !== undefined && toIndiaDay(late.at).slice(0, 7) === monthOf(one);
    });
  const inAll = Math.abs(sumAmounts(ofMonth.filter(isCounted)));
  hold('money', inAll <= MONTH_LIMIT_PAISE, () => `${line.event}: ${inAll} in one month`);
};
