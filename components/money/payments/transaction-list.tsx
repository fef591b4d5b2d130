'use client';

import Link from 'next/link';
import { formatAmount } from '#components/money/format-amount.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { LedgerItem } from '#lib/features/money/contracts/ledger.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface LineView {
  locale: Locale;
  words: typeof payments;
}

const variants: Record<LedgerItem['state'], BadgeVariant> = {
  due: 'warm',
  paid: 'success',
  done: 'success',
  waived: 'neutral',
  unpaid: 'neutral',
};

const stateText = ({ state, amountPaise }: LedgerItem, words: LineView['words']): string => {
  if (state === 'due') return amountPaise < 0 ? words.due : words.dueToYou;
  return state === 'waived' || state === 'unpaid' ? words[state] : words.done;
};

const formatTitle = ({ booking, kind, isMissed }: LedgerItem, { locale, words }: LineView): string => {
  const what = words[isMissed ? 'missed_fee' : kind];
  if (!booking) return what;
  const service = nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles });
  return kind === 'job' ? service : `${what}: ${service}`;
};

const formatDetails = (item: LedgerItem, { locale, words }: LineView): string => {
  const methods = { cash: words.paidCash, upi: words.paidUpi, credit: words.paidCredit };
  const method = item.method && methods[item.method];
  const number = item.booking?.number ?? item.number;
  return [item.other, formatDate(locale, new Date(item.at)), number, method].filter(Boolean).join(' · ');
};

interface TransactionProps {
  item: LedgerItem;
  look: LineView;
}

/** Links to the booking, which explains an amount that is due and how it is paid. */
const Title = ({ item, look }: TransactionProps) => {
  const { booking } = item;
  const title = formatTitle(item, look);
  if (!booking) return title;
  return (
    <Link
      href={accountPaths.booking(booking._id)}
      prefetch={false}
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  );
};

const Transaction = ({ item, look }: TransactionProps) => {
  const { words } = look;
  const { booking, kind } = item;
  return (
    <li className="flex flex-col gap-1 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 leading-snug font-semibold">
          <Title item={item} look={look} />
        </h2>
        <span className="shrink-0 font-semibold tabular-nums">{formatAmount(item)}</span>
      </div>
      <p className="text-sm text-muted">{formatDetails(item, look)}</p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Badge variant={variants[item.state]}>{stateText(item, words)}</Badge>
        {booking && kind === 'job' && (
          <Link
            href={accountPaths.receipt(booking._id)}
            prefetch={false}
            aria-label={`${words.receipt} ${booking.number}`}
            className="-mr-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-sm font-semibold text-brand"
          >
            {words.receipt}
          </Link>
        )}
      </div>
    </li>
  );
};

const read = (cursor: string) => api('GET /ledger', { query: { cursor } });

/** Past, due and credited payments; the first page is rendered on the server. */
export const TransactionList = ({ first, ...look }: LineView & { first: ListPage<LedgerItem> }) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
        {items.map((item) => (
          <Transaction key={item._id} item={item} look={look} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={look.words} onMore={() => void loadMore()} />}
    </>
  );
};
