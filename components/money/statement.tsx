'use client';

import { useState } from 'react';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import type { Statement as StatementView, StatementLine } from '#lib/features/money/contracts/statement.ts';
import {
  joinStatements,
  monthsIn,
  spanFor,
  statementPeriods,
  toFileName,
  type StatementMonth,
  type StatementPeriod,
} from '#lib/features/money/rules/statement.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { writeCsv } from '#lib/platform/text/write-csv.ts';
import {
  Amounts,
  keepShown,
  SaveButtons,
  StatementFrame,
  StatementTable,
  type Amount,
  type Cell,
} from './statement-parts.tsx';

type Period = StatementPeriod | StatementMonth;

interface StatementProps {
  today: string;
  /** The first days of the months to choose from, newest first. */
  months: readonly string[];
  locale: Locale;
  words: Pick<typeof earnings, 'statement' | 'kinds' | 'methods'>;
  /** Counts what the reader pays instead of what they receive. */
  isPayer?: boolean;
}

const readPeriod = async (period: Period, today: string): Promise<StatementView | null> => {
  const months = monthsIn(spanFor(period, today));
  const replies = await Promise.all(months.map((query) => api('GET /users/statement', { query })));
  return joinStatements(replies.map(({ data }) => data));
};

const toKindText = (
  { kind, isMissed }: StatementLine,
  { kinds, statement }: StatementProps['words'],
): string => {
  switch (kind) {
    case 'fee':
      return kinds[isMissed ? 'missed_fee' : kind];
    case 'job_paid':
    case 'fee_paid':
    case 'fee_waived':
    case 'refund_paid':
    case 'refund_waived':
      return statement.lines[kind];
    case 'job_unpaid':
    case 'fee_unpaid':
    case 'refund_unpaid':
      return statement.lines.unpaid;
    case 'job_held':
    case 'paid_held':
      return statement.lines.held;
    case 'job_restored':
    case 'paid_restored':
      return statement.lines.restored;
    default:
      return kinds[kind];
  }
};

// Subtracting from 0 makes no -0.
const toShown = (paise: number, isPayer = false): number => (isPayer ? 0 - paise : paise);

const toCell = (paise: number): number | '' => (paise === 0 ? '' : toRupees(paise));

const toCells = (line: StatementLine, { locale, words, isPayer }: StatementProps): Cell[] => {
  const { booking, number, other, method, at } = line;
  return [
    formatDate(locale, new Date(at)),
    toKindText(line, words),
    booking ? nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles }) : '',
    booking?.number ?? number ?? '',
    other ?? '',
    toCell(toShown(line.paidPaise, isPayer)),
    toCell(toShown(line.duePaise, isPayer)),
    toCell(line.walletPaise),
    method ? words.methods[method] : '',
  ];
};

interface Totals {
  paid: readonly Amount[];
  atEnd: readonly Amount[];
}

const toTotals = ({ sums, after }: StatementView, { words, isPayer }: StatementProps): Totals => {
  const { received, returned, tax, fees, feesBack, refunds, ...ending } = words.statement.amounts;
  const { due, feesDue, feesBackDue, refundsDue, wallet, credit } = ending;
  const own = (paise: number): number => toShown(paise, isPayer);
  // Workers' fees and refunds go the other way.
  const back = (paise: number): number => toShown(paise, !isPayer);
  return {
    paid: keepShown([
      [received, own(sums.receivedPaise)],
      [returned, own(sums.returnedPaise)],
      // In what was paid for jobs; fees and refunds have none.
      [tax, sums.taxPaise],
      [fees, own(sums.feesPaise)],
      [feesBack, back(sums.feesBackPaise)],
      [refunds, back(sums.refundsPaise)],
    ]),
    atEnd: keepShown([
      [due, own(after.duePaise)],
      [feesDue, own(after.feesDuePaise)],
      [feesBackDue, back(after.feesBackDuePaise)],
      [refundsDue, back(after.refundsDuePaise)],
      [wallet, after.walletPaise],
      [credit, after.creditPaise],
    ]),
  };
};

const toCsv = (statement: StatementView, props: StatementProps): string => {
  const { columns, amounts } = props.words.statement;
  const { paid, atEnd } = toTotals(statement, props);
  const toRow = (...cells: Cell[]) => columns.map((_, index) => cells[index] ?? '');
  const toAmountRow = ([label, paise]: Amount) => toRow(label, toRupees(paise));
  return writeCsv([
    columns,
    ...statement.lines.map((line) => toCells(line, props)),
    toRow(),
    ...paid.map(toAmountRow),
    toRow(amounts.atEnd),
    ...atEnd.map(toAmountRow),
  ]);
};

const moneyColumns: ReadonlySet<number> = new Set([5, 6, 7]);

const Shown = ({
  period,
  statement,
  ...props
}: StatementProps & { period: Period; statement: StatementView }) => {
  const { today, words } = props;
  const { paid, atEnd } = toTotals(statement, props);
  return (
    <>
      <Amounts amounts={paid} />
      <h3 className="text-muted">{words.statement.amounts.atEnd}</h3>
      <Amounts amounts={atEnd} />
      {statement.lines.length === 0 ? (
        <p className="text-muted">{words.statement.none}</p>
      ) : (
        <StatementTable
          title={words.statement.title}
          columns={words.statement.columns}
          money={moneyColumns}
          rows={statement.lines.map((line) => ({ key: line._id, cells: toCells(line, props) }))}
        />
      )}
      <SaveButtons
        fileName={`hunar-${toFileName(period, today)}`}
        print={words.statement.print}
        toCsv={() => toCsv(statement, props)}
      />
    </>
  );
};

/** The ledger lines of a week, month or financial year, as a table to read, print, or keep as CSV. */
export const Statement = (props: StatementProps) => {
  const { today, months, locale, words } = props;
  const { statement: own } = words;
  const { isBusy, run } = useAction({ failed: own.failed, failedHint: usePageWords().failedHint });
  const [shown, setShown] = useState<{ period: Period; statement: StatementView } | null>(null);
  const show = async (period: Period): Promise<void> => {
    const statement = await readPeriod(period, today);
    if (statement) setShown({ period, statement });
  };
  return (
    <StatementFrame
      title={own.title}
      periods={statementPeriods}
      words={own.periods}
      otherMonth={own.otherMonth}
      {...{ months, locale }}
      shown={shown?.period}
      isBusy={isBusy}
      onPick={(period) => void run(() => show(period))}
    >
      {shown && <Shown {...props} {...shown} />}
    </StatementFrame>
  );
};
