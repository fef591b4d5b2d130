import { BarChart } from '#components/ui/bar-chart.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import type { LedgerItem, LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import { isWalletShown } from '#lib/features/money/rules/is-wallet-shown.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { formatMoney, formatNumber, formatWeekday, formatWeekdayInitial } from '#lib/platform/i18n/format.ts';
import { Statement } from '../statement.tsx';
import { TransactionList, type ListWords } from './transaction-list.tsx';
import { WalletCard } from './wallet-card.tsx';
import { toRupees } from '#lib/platform/contract/rupees.ts';

const LAKH = 100_000;
const THOUSAND = 1000;

const cut = (value: number): string => String(Math.floor(value * 10) / 10);

const shortMoney = (paise: number): string => {
  const rupees = Math.round(toRupees(paise));
  if (rupees === 0) return '';
  if (rupees >= LAKH) return `${cut(rupees / LAKH)}L`;
  return rupees >= THOUSAND ? `${cut(rupees / THOUSAND)}k` : String(rupees);
};

interface EarningsPanelProps {
  summary: LedgerSummary;
  first: { data: LedgerItem[]; nextCursor: string | null };
  locale: Locale;
  /** The day in India, marked in the chart. */
  today: string;
  /** Of the statement: the first days of the months to choose from, newest first. */
  months: readonly string[];
  /** Where deposits are sent; null when none are accepted. */
  payTo: string | null;
  words: typeof earnings;
  listWords: Pick<ListWords, 'more' | 'moreFailed'>;
}

const buildBars = ({ summary, locale, today }: Pick<EarningsPanelProps, 'summary' | 'locale' | 'today'>) =>
  summary.week.map(({ localDate, amountPaise }) => ({
    label: formatWeekdayInitial(locale, localDate),
    name: formatWeekday(locale, localDate),
    value: amountPaise,
    text: formatMoney(amountPaise),
    short: shortMoney(amountPaise),
    isCurrent: localDate === today,
  }));

export const EarningsPanel = (props: EarningsPanelProps) => {
  const { summary, first, locale, words, listWords } = props;
  const { chart } = words;
  const { weekPaise, monthPaise, totalPaise, jobs, duePaise, feesBackPaise, refundsDuePaise } = summary;
  return (
    <div className="flex flex-col gap-4">
      <BarChart
        title={`${words.weekly}: ${formatMoney(weekPaise)}`}
        columns={[chart.day, chart.earned]}
        bars={buildBars(props)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <StatTile label={words.monthly} value={formatMoney(monthPaise)} />
        <StatTile label={words.total} value={formatMoney(totalPaise)} />
        <StatTile label={words.jobs} value={formatNumber(jobs)} hint={words.jobsHint} />
        <StatTile label={words.due} value={formatMoney(duePaise)} />
        {feesBackPaise > 0 && <StatTile label={words.feesBack} value={formatMoney(feesBackPaise)} />}
        {refundsDuePaise > 0 && <StatTile label={words.refundsDue} value={formatMoney(refundsDuePaise)} />}
      </div>
      {isWalletShown(summary, props.payTo) && (
        <WalletCard summary={summary} payTo={props.payTo} words={words.wallet} />
      )}
      <Statement today={props.today} months={props.months} locale={locale} words={words} />
      <TransactionList first={first} locale={locale} words={{ ...words, ...listWords }} />
    </div>
  );
};
