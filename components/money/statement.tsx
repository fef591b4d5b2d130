'use client';

import { Download, Printer } from 'lucide-react';
import { Fragment, useState } from 'react';
import { saveFile } from '#components/page/save-file.ts';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Statement as StatementView, StatementLine } from '#lib/features/money/contracts/statement.ts';
import {
  joinStatements,
  monthsIn,
  spanFor,
  statementPeriods,
  toFileName,
  type StatementPeriod,
} from '#lib/features/money/rules/statement.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { writeCsv } from '#lib/platform/text/write-csv.ts';

interface StatementProps {
  today: string;
  locale: Locale;
  words: Pick<typeof earnings, 'statement' | 'kinds' | 'methods'>;
  /** Counts what the reader pays instead of what they receive. */
  isPayer?: boolean;
}

const readPeriod = async (period: StatementPeriod, today: string): Promise<StatementView | null> => {
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

const toCells = (line: StatementLine, { locale, words, isPayer }: StatementProps): (string | number)[] => {
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

type Amount = readonly [label: string, paise: number];

interface Totals {
  paid: readonly Amount[];
  atEnd: readonly Amount[];
}

/** The first amount always, and the others if there is something. */
const keepShown = ([first, ...others]: readonly [Amount, ...Amount[]]): Amount[] => [
  first,
  ...others.filter(([, paise]) => paise !== 0),
];

const toTotals = ({ sums, after }: StatementView, { words, isPayer }: StatementProps): Totals => {
  const { received, returned, fees, feesBack, refunds, tax, ...ending } = words.statement.amounts;
  const { due, feesDue, feesBackDue, refundsDue, wallet, credit } = ending;
  const own = (paise: number): number => toShown(paise, isPayer);
  // Workers' fees and refunds go the other way.
  const back = (paise: number): number => toShown(paise, !isPayer);
  return {
    paid: keepShown([
      [received, own(sums.receivedPaise)],
      [returned, own(sums.returnedPaise)],
      [fees, own(sums.feesPaise)],
      [feesBack, back(sums.feesBackPaise)],
      [refunds, back(sums.refundsPaise)],
      [tax, sums.taxPaise],
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
  const toRow = (...cells: (string | number)[]) => columns.map((_, index) => cells[index] ?? '');
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

const moneyColumns = new Set([5, 6, 7]);

const cellClass = (index: number): string =>
  moneyColumns.has(index) ? 'px-2 py-1.5 text-right print:px-1' : 'px-2 py-1.5 print:px-1';

const Cells = ({ cells, columns }: { cells: (string | number)[]; columns: readonly string[] }) =>
  cells.map((cell, index) => (
    <td key={columns[index]} className={cellClass(index)}>
      {cell}
    </td>
  ));

const Lines = ({ statement, ...props }: StatementProps & { statement: StatementView }) => {
  const { columns, title } = props.words.statement;
  return (
    // A scrollable area must be reachable by keyboard.
    <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm whitespace-nowrap print:text-xs print:wrap-normal print:whitespace-normal">
        <thead>
          <tr className="text-left text-muted">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`${cellClass(index)} font-medium`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {statement.lines.map((line) => (
            <tr key={line._id}>
              <Cells cells={toCells(line, props)} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-2">
    {amounts.map(([label, paise]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd className="text-right font-semibold tabular-nums">{formatMoney(paise)}</dd>
      </Fragment>
    ))}
  </dl>
);

const Shown = ({
  period,
  statement,
  ...props
}: StatementProps & { period: StatementPeriod; statement: StatementView }) => {
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
        <Lines {...props} statement={statement} />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="outline"
          className="flex-auto"
          onClick={() =>
            saveFile({
              name: `hunar-${toFileName(period, today)}.csv`,
              type: 'text/csv',
              text: toCsv(statement, props),
            })
          }
        >
          <Download aria-hidden className="size-5" />
          CSV
        </Button>
        <Button variant="outline" className="flex-auto" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {words.statement.print}
        </Button>
      </div>
    </>
  );
};

/** The ledger lines of a week, month or financial year, as a table to read, print, or keep as CSV. */
export const Statement = (props: StatementProps) => {
  const { today, words } = props;
  const { statement: own } = words;
  const { isBusy, run } = useAction({ failed: own.failed, failedHint: usePageWords().failedHint });
  const [shown, setShown] = useState<{ period: StatementPeriod; statement: StatementView } | null>(null);
  const show = async (period: StatementPeriod): Promise<void> => {
    const statement = await readPeriod(period, today);
    if (statement) setShown({ period, statement });
  };
  return (
    <section
      data-print={shown ? '' : undefined}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <h2 className="font-semibold">{shown ? `${own.title}: ${own.periods[shown.period]}` : own.title}</h2>
      <div className="flex flex-wrap gap-2 print:hidden">
        {statementPeriods.map((period) => (
          <Button
            key={period}
            variant={shown?.period === period ? 'primary' : 'outline'}
            size="compact"
            disabled={isBusy}
            aria-pressed={shown?.period === period}
            onClick={() => void run(() => show(period))}
          >
            {own.periods[period]}
          </Button>
        ))}
      </div>
      {shown && <Shown {...props} {...shown} />}
    </section>
  );
};
