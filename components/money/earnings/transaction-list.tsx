'use client';

import Link from 'next/link';
import { formatAmount } from '#components/money/format-amount.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { LedgerItem } from '#lib/features/money/contracts/ledger.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

export type ListWords = Pick<
  typeof earnings,
  'transactions' | 'none' | 'noneHint' | 'kinds' | 'states' | 'ownStates' | 'methods'
> & { more: string; moreFailed: string };

interface TransactionListProps {
  first: ListPage<LedgerItem>;
  locale: Locale;
  words: ListWords;
}

interface LineProps extends Pick<TransactionListProps, 'locale' | 'words'> {
  item: LedgerItem;
}

const read = (cursor: string) => api('GET /ledger', { query: { cursor } });

const variants: Record<'due' | 'paid' | 'waived' | 'unpaid', BadgeVariant> = {
  due: 'warm',
  paid: 'success',
  waived: 'neutral',
  unpaid: 'neutral',
};

const formatTitle = ({ item, locale, words }: LineProps): string => {
  const { kind, isMissed, booking } = item;
  const what = words.kinds[isMissed ? 'missed_fee' : kind];
  if (!booking) return what;
  const service = nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles });
  return kind === 'job' ? service : `${what}: ${service}`;
};

/** A worker can owe as well: a fee after cancelling late, or a refund. */
const State = ({ item: { state, method, amountPaise }, words }: Pick<LineProps, 'item' | 'words'>) => {
  if (state === 'done') return null;
  const how = method ? ` · ${words.methods[method]}` : '';
  const isOwn = amountPaise < 0 && (state === 'due' || state === 'paid');
  const text = isOwn ? words.ownStates[state] : words.states[state];
  return <Badge variant={variants[state]}>{text + how}</Badge>;
};

const titleClass = 'leading-snug font-medium wrap-anywhere';

/** Links to the booking, where a due amount can be marked as paid. */
const Title = (props: LineProps) => {
  const { booking } = props.item;
  if (!booking) return <p className={titleClass}>{formatTitle(props)}</p>;
  return (
    <Link
      href={accountPaths.booking(booking._id)}
      prefetch={false}
      className={`${titleClass} -my-2.5 inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline`}
    >
      {formatTitle(props)}
    </Link>
  );
};

const Line = (props: LineProps) => {
  const { item, locale } = props;
  const { at, other, booking, number } = item;
  const details = [formatDate(locale, new Date(at)), other, booking?.number ?? number];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Title {...props} />
        <p className="text-sm text-muted">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className="font-semibold tabular-nums">{formatAmount(item)}</span>
        <State {...props} />
      </div>
    </li>
  );
};

/** Ledger lines, newest first. */
export const TransactionList = ({ first, locale, words }: TransactionListProps) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  return (
    <section aria-label={words.transactions} className="flex flex-col gap-3">
      <h2 className="font-semibold">{words.transactions}</h2>
      {items.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-4 text-muted">
          {words.none}. {words.noneHint}
        </p>
      ) : (
        <ListRows>
          {items.map((item) => (
            <Line key={item._id} item={item} locale={locale} words={words} />
          ))}
        </ListRows>
      )}
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </section>
  );
};
