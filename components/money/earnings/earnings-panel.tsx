import { BarChart } from '#components/ui/bar-chart.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import type { LedgerItem, LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { formatMoney, formatNumber, formatWeekday, formatWeekdayInitial } from '#lib/platform/i18n/format.ts';
import { TransactionList, type ListWords } from './transaction-list.tsx';
import { WalletCard } from './wallet-card.tsx';

const LAKH = 100_000;
const THOUSAND = 1000;

const cut = (value: number): string => String(Math.floor(value * 10) / 10);

/** An amount for the top of a narrow bar: '600', '1.2k', '1.5L'; nothing for zero. */
const shortMoney = (paise: number): string => {
  const rupees = Math.round(paise / 100);
  if (rupees === 0) return '';
  if (rupees >= LAKH) return `${cut(rupees / LAKH)}L`;
  return rupees >= THOUSAND ? `${cut(rupees / THOUSAND)}k` : String(rupees);
};

interface EarningsPanelProps {
  summary: LedgerSummary;
  first: { data: LedgerItem[]; nextCursor: string | null };
  locale: Locale;
  /** The day in India, which the chart marks. */
  today: string;
  /** Where deposits are sent; null: none are taken. */
  payTo: string | null;
  words: typeof earnings;
  listWords: Pick<ListWords, 'more' | 'moreFailed'>;
}

const barsOf = ({ summary, locale, today }: Pick<EarningsPanelProps, 'summary' | 'locale' | 'today'>) =>
  summary.week.map(({ localDate, amountPaise }) => ({
    label: formatWeekdayInitial(locale, localDate),
    name: formatWeekday(locale, localDate),
    value: amountPaise,
    text: formatMoney(amountPaise),
    short: shortMoney(amountPaise),
    isCurrent: localDate === today,
  }));

/** What a worker has earned, what lies in the wallet, and every line of the book. */
export const EarningsPanel = (props: EarningsPanelProps) => {
  const { summary, first, locale, words, listWords } = props;
  const { chart } = words;
  const { weekPaise, monthPaise, totalPaise, jobs, duePaise } = summary;
  return (
    <div className="flex flex-col gap-4">
      <BarChart
        title={`${words.weekly}: ${formatMoney(weekPaise)}`}
        columns={[chart.day, chart.earned]}
        bars={barsOf(props)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
        <StatTile label={words.monthly} value={formatMoney(monthPaise)} />
        <StatTile label={words.total} value={formatMoney(totalPaise)} />
        <StatTile label={words.jobs} value={formatNumber(jobs)} />
        <StatTile label={words.due} value={formatMoney(duePaise)} />
      </div>
      <WalletCard summary={summary} payTo={props.payTo} words={words.wallet} />
      <TransactionList first={first} locale={locale} words={{ ...words, ...listWords }} />
    </div>
  );
};
