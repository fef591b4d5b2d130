'use client';

import { Download, Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { saveFile } from '#components/page/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import type { StatementMonth, StatementPeriod } from '#lib/features/money/rules/statement.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatMoney, formatMonth } from '#lib/platform/i18n/format.ts';

export type Amount = readonly [label: string, paise: number];

/** The first amount always, and the others if there is something. */
export const keepShown = ([first, ...others]: readonly [Amount, ...Amount[]]): Amount[] => [
  first,
  ...others.filter(([, paise]) => paise !== 0),
];

export const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-2">
    {amounts.map(([label, paise]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd className="text-right font-semibold tabular-nums">{formatMoney(paise)}</dd>
      </Fragment>
    ))}
  </dl>
);

export type Cell = string | number;

interface StatementTableProps {
  title: string;
  columns: readonly string[];
  /** The columns of amounts. */
  money: ReadonlySet<number>;
  rows: readonly { key: string; cells: readonly Cell[] }[];
}

/** The lines of a statement. */
export const StatementTable = ({ title, columns, money, rows }: StatementTableProps) => {
  const cellClass = (index: number): string =>
    money.has(index) ? 'px-2 py-1.5 text-right print:px-1' : 'px-2 py-1.5 print:px-1';
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
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={cellClass(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface SaveButtonsProps {
  /** Without its ending. */
  fileName: string;
  print: string;
  toCsv(): string;
}

/** Keeps a statement as a file or on paper. */
export const SaveButtons = ({ fileName, print, toCsv }: SaveButtonsProps) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button
      variant="outline"
      className="flex-auto"
      onClick={() => saveFile({ name: `${fileName}.csv`, type: 'text/csv', text: toCsv() })}
    >
      <Download aria-hidden className="size-5" />
      CSV
    </Button>
    <Button variant="outline" className="flex-auto" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {print}
    </Button>
  </div>
);

const nameMonth = (locale: Locale, month: string): string =>
  `${formatMonth(locale, month)} ${month.slice(0, 4)}`;

interface MonthSelectProps {
  /** The first days of the months to choose from, newest first. */
  months: readonly string[];
  shown: StatementPeriod | StatementMonth | undefined;
  label: string;
  locale: Locale;
  isBusy: boolean;
  onPick(month: StatementMonth): void;
}

const MonthSelect = ({ months, shown, label, locale, isBusy, onPick }: MonthSelectProps) => (
  <Select
    aria-label={label}
    // Disabling it would take the focus away.
    aria-disabled={isBusy || undefined}
    value={typeof shown === 'object' ? shown.month : ''}
    onChange={({ target }) => {
      if (!isBusy) onPick({ month: target.value });
    }}
  >
    <option value="" disabled>
      {label}
    </option>
    {months.map((month) => (
      <option key={month} value={month}>
        {nameMonth(locale, month)}
      </option>
    ))}
  </Select>
);

interface StatementFrameProps<Period extends StatementPeriod> extends Omit<MonthSelectProps, 'label'> {
  title: string;
  periods: readonly Period[];
  words: Readonly<Record<Period, string>>;
  otherMonth: string;
  shown: Period | StatementMonth | undefined;
  onPick(period: Period | StatementMonth): void;
  children: ReactNode;
}

/** This month and the last one have buttons. */
const MIN_MONTHS = 3;

/** The heading of a statement, and the times that can be chosen. */
export const StatementFrame = <Period extends StatementPeriod>(props: StatementFrameProps<Period>) => {
  const { title, periods, words, otherMonth, months, locale, shown, isBusy, onPick, children } = props;
  const name = typeof shown === 'object' ? nameMonth(locale, shown.month) : shown && words[shown];
  return (
    <section
      data-print={shown ? '' : undefined}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <h2 className="font-semibold">{name === undefined ? title : `${title}: ${name}`}</h2>
      <div className="flex flex-wrap gap-2 print:hidden">
        {periods.map((period) => (
          <Button
            key={period}
            variant={shown === period ? 'primary' : 'outline'}
            size="compact"
            isHeld={isBusy}
            aria-pressed={shown === period}
            onClick={() => onPick(period)}
          >
            {words[period]}
          </Button>
        ))}
        {months.length >= MIN_MONTHS && (
          <MonthSelect label={otherMonth} {...{ months, shown, locale, isBusy, onPick }} />
        )}
      </div>
      {children}
    </section>
  );
};
