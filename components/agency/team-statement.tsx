'use client';

import { useState } from 'react';
import {
  Amounts,
  keepShown,
  SaveButtons,
  StatementFrame,
  StatementTable,
  type Amount,
  type Cell,
} from '#components/money/statement-parts.tsx';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import type { TeamVisit } from '#lib/features/agency/contracts/agency.ts';
import { sumVisits, totalOfVisit } from '#lib/features/agency/rules/team-statement.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { spanFor, toFileName, type StatementMonth } from '#lib/features/money/rules/statement.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { writeCsv } from '#lib/platform/text/write-csv.ts';

const periods = ['month', 'lastMonth', 'year', 'lastYear'] as const;
type Period = (typeof periods)[number] | StatementMonth;

export interface TeamStatementProps {
  today: string;
  /** The first days of the months to choose from, newest first. */
  months: readonly string[];
  locale: Locale;
  words: (typeof team)['statement'] &
    Pick<(typeof earnings)['statement'], 'periods' | 'otherMonth' | 'none' | 'print' | 'failed'> &
    Pick<typeof earnings, 'methods' | 'states'>;
}

const PAGE = 50;

const readVisits = async (query: { from: string; to: string; cursor?: string }): Promise<TeamVisit[]> => {
  const { data, nextCursor } = await api('GET /agency/statement', { query: { ...query, limit: PAGE } });
  return nextCursor === null ? data : [...data, ...(await readVisits({ ...query, cursor: nextCursor }))];
};

const toAmountCell = (paise: number): Cell => (paise === 0 ? '' : toRupees(paise));

const nameMethod = (
  { state, method }: TeamVisit,
  { methods, states }: TeamStatementProps['words'],
): string => {
  if (method) return methods[method];
  return state === 'unpaid' ? states.unpaid : '';
};

const toCells = (visit: TeamVisit, { locale, words }: TeamStatementProps): Cell[] => {
  const { startsAt, worker, serviceName, serviceTitles, city, cityNames, number, state } = visit;
  const totalPaise = totalOfVisit(visit);
  return [
    formatDate(locale, new Date(startsAt)),
    worker.name,
    nameIn(locale, { name: serviceName, names: serviceTitles }),
    city === null ? '' : nameIn(locale, { name: city, names: cityNames }),
    number,
    toRupees(visit.pricePaise),
    toAmountCell(visit.extrasPaise),
    toAmountCell(state === 'paid' ? totalPaise : 0),
    toAmountCell(state === 'due' ? totalPaise : 0),
    nameMethod(visit, words),
  ];
};

const moneyColumns: ReadonlySet<number> = new Set([5, 6, 7, 8]);

const toAmounts = (visits: readonly TeamVisit[], { amounts }: TeamStatementProps['words']): Amount[] => {
  const { paidPaise, duePaise, unpaidPaise, extrasPaise } = sumVisits(visits);
  return keepShown([
    [amounts.paid, paidPaise],
    [amounts.due, duePaise],
    [amounts.unpaid, unpaidPaise],
    [amounts.extras, extrasPaise],
  ]);
};

const toCsv = (visits: readonly TeamVisit[], props: TeamStatementProps): string => {
  const { columns } = props.words;
  const toRow = (...cells: Cell[]): Cell[] => columns.map((_, index) => cells[index] ?? '');
  return writeCsv([
    columns,
    ...visits.map((visit) => toCells(visit, props)),
    toRow(),
    ...toAmounts(visits, props.words).map(([label, paise]) => toRow(label, toRupees(paise))),
  ]);
};

type ShownProps = TeamStatementProps & { period: Period; visits: readonly TeamVisit[] };

const Shown = ({ period, visits, ...props }: ShownProps) => {
  const { words, today } = props;
  return (
    <>
      <p className="text-muted">{words.hint}</p>
      <Amounts amounts={toAmounts(visits, words)} />
      {visits.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <StatementTable
          title={words.title}
          columns={words.columns}
          money={moneyColumns}
          rows={visits.map((visit) => ({ key: visit._id, cells: toCells(visit, props) }))}
        />
      )}
      <SaveButtons
        fileName={`hunar-team-${toFileName(period, today)}`}
        print={words.print}
        toCsv={() => toCsv(visits, props)}
      />
    </>
  );
};

/** The finished visits of an agency's team in a month or financial year, to read, print, or keep as CSV. */
export const TeamStatement = (props: TeamStatementProps) => {
  const { today, months, locale, words } = props;
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: usePageWords().failedHint });
  const [shown, setShown] = useState<{ period: Period; visits: TeamVisit[] } | null>(null);
  const show = async (period: Period): Promise<void> => {
    const visits = await readVisits(spanFor(period, today));
    setShown({ period, visits });
  };
  return (
    <StatementFrame
      title={words.title}
      periods={periods}
      words={words.periods}
      otherMonth={words.otherMonth}
      shown={shown?.period}
      {...{ months, locale, isBusy }}
      onPick={(period) => void run(() => show(period))}
    >
      {shown && <Shown {...props} {...shown} />}
    </StatementFrame>
  );
};
