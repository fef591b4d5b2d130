import type { Statement, StatementBalances, StatementSums } from '#lib/features/money/contracts/statement.ts';
import { addDays, findMonday, instantInIndia } from '#lib/platform/time/india-day.ts';
import { isRefundKind, paidPaise } from './ledger-entries.ts';
import { toFinancialYear } from './receipt-number.ts';

export const statementPeriods = ['week', 'month', 'lastMonth', 'year', 'lastYear'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** A month, by its first day in India. */
export interface StatementMonth {
  readonly month: string;
}

interface Span {
  readonly from: string;
  /** The last day. */
  readonly to: string;
}

const FULL_MONTH_DAYS = 31;

const firstOfMonth = (localDate: string): string => `${localDate.slice(0, 8)}01`;

const yearOfDay = (localDate: string): string => toFinancialYear(instantInIndia({ localDate, minutes: 0 }));

/** The first day of India's financial year that began `ago` years before the one of this day. */
const firstOfYear = (localDate: string, ago = 0): string =>
  `${Number(yearOfDay(localDate).slice(0, 4)) - ago}-04-01`;

const MAX_MONTHS = 24;

/** The months from a day on that can be chosen, by their first days, newest first. */
export const listMonths = (since: string, today: string): string[] => {
  const months: string[] = [];
  let month = firstOfMonth(today);
  while (month >= firstOfMonth(since) && months.length < MAX_MONTHS) {
    months.push(month);
    month = firstOfMonth(addDays(month, -1));
  }
  return months;
};

const endOfMonth = (month: string): string => addDays(firstOfMonth(addDays(month, FULL_MONTH_DAYS)), -1);

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The days of a period, seen from a day in India. */
export const spanFor = (period: StatementPeriod | StatementMonth, today: string): Span => {
  if (typeof period === 'object') return { from: period.month, to: earlier(endOfMonth(period.month), today) };
  const month = firstOfMonth(today);
  switch (period) {
    case 'week':
      return { from: findMonday(today), to: today };
    case 'month':
      return { from: month, to: today };
    case 'lastMonth':
      return { from: firstOfMonth(addDays(month, -1)), to: addDays(month, -1) };
    case 'year':
      return { from: firstOfYear(today), to: today };
    case 'lastYear':
      return { from: firstOfYear(today, 1), to: addDays(firstOfYear(today), -1) };
  }
};

/** Names a saved statement: a financial year like '2026-27', otherwise its first day. */
export const toFileName = (period: StatementPeriod | StatementMonth, today: string): string => {
  const { from } = spanFor(period, today);
  return period === 'year' || period === 'lastYear' ? yearOfDay(from) : from;
};

/** The months that a time covers, cut at its ends. */
export const monthsIn = ({ from, to }: Span): Span[] => {
  const next = firstOfMonth(addDays(firstOfMonth(from), FULL_MONTH_DAYS));
  return next > to ? [{ from, to }] : [{ from, to: addDays(next, -1) }, ...monthsIn({ from: next, to })];
};

interface Line {
  kind: string;
  isByWorker?: boolean | undefined;
  amountPaise: number;
  duePaise: number;
  walletPaise: number;
  creditPaise?: number | undefined;
  taxPaise?: number | undefined;
}

type Amounts = Partial<StatementSums>;

const total = (all: readonly Amounts[], key: keyof StatementSums): number =>
  all.reduce((paise, amounts) => paise + (amounts[key] ?? 0), 0);

export const addBalances = (all: readonly Amounts[]): StatementBalances => ({
  duePaise: total(all, 'duePaise'),
  feesDuePaise: total(all, 'feesDuePaise'),
  feesBackDuePaise: total(all, 'feesBackDuePaise'),
  refundsDuePaise: total(all, 'refundsDuePaise'),
  walletPaise: total(all, 'walletPaise'),
  creditPaise: total(all, 'creditPaise'),
});

const addSums = (all: readonly Amounts[]): StatementSums => ({
  receivedPaise: total(all, 'receivedPaise'),
  returnedPaise: total(all, 'returnedPaise'),
  feesPaise: total(all, 'feesPaise'),
  feesBackPaise: total(all, 'feesBackPaise'),
  refundsPaise: total(all, 'refundsPaise'),
  taxPaise: total(all, 'taxPaise'),
  ...addBalances(all),
});

/** Where a line counts. Fees and refunds are apart from the price of jobs, and a worker's fees from a customer's. */
const toAmounts = (line: Line): Amounts => {
  const { kind, isByWorker = false, duePaise, walletPaise, creditPaise = 0, taxPaise = 0 } = line;
  const [wallet, paid] = [{ walletPaise, creditPaise }, paidPaise(line)];
  if (isRefundKind(kind)) return { refundsPaise: paid, refundsDuePaise: duePaise, ...wallet };
  if (isByWorker) return { feesBackPaise: paid, feesBackDuePaise: duePaise, ...wallet };
  if (kind.startsWith('fee')) return { feesPaise: paid, feesDuePaise: duePaise, ...wallet };
  if (kind.startsWith('paid_')) return { returnedPaise: paid, duePaise, taxPaise, ...wallet };
  return { receivedPaise: paid, duePaise, taxPaise, ...wallet };
};

/** Sums lines of the ledger, or groups of them that count alike. */
export const sumLines = (lines: readonly Line[]): StatementSums => addSums(lines.map(toAmounts));

/** Joins the statements of consecutive months into one. */
export const joinStatements = (months: readonly Statement[]): Statement | null => {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const sums = addSums(months.map((month) => month.sums));
  const { from, before } = first;
  const { to } = last;
  return {
    from,
    to,
    before,
    sums,
    after: addBalances([before, sums]),
    lines: months.flatMap(({ lines }) => lines),
  };
};
