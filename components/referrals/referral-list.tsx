'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { envelope } from '#components/ui/pictures/envelope.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Referral, ReferralSummary } from '#lib/features/referrals/contracts/referrals.ts';
import type { referrals } from '#lib/features/referrals/texts/referrals.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';

export interface ReferralListProps {
  first: ListPage<Referral>;
  summary: ReferralSummary;
  locale: Locale;
  words: Pick<
    typeof referrals,
    'sums' | 'states' | 'joinedOn' | 'gone' | 'empty' | 'emptyHint' | 'more' | 'moreFailed'
  >;
}

const read = (cursor: string) => api('GET /referrals', { query: { cursor } });

const Sums = ({ summary, words: { sums } }: Pick<ReferralListProps, 'summary' | 'words'>) => (
  <div className="flex flex-wrap gap-3 *:flex-1 *:basis-[8rem]">
    <StatTile label={sums.joined} value={formatNumber(summary.joined)} />
    <StatTile label={sums.credited} value={formatNumber(summary.credited)} />
    <StatTile label={sums.earned} value={formatMoney(summary.earnedPaise)} />
  </div>
);

type RowProps = Pick<ReferralListProps, 'locale' | 'words'> & { referral: Referral };

const Row = ({ referral: { name, state, joinedAt }, locale, words }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
    <div className="min-w-0 flex-1 basis-[10rem]">
      <p className="leading-snug font-medium wrap-anywhere">{name ?? words.gone}</p>
      <p className="text-sm text-muted">
        {fill(words.joinedOn, { day: formatDate(locale, new Date(joinedAt)) })}
      </p>
    </div>
    <Badge variant={state === 'credited' ? 'success' : 'warm'}>{words.states[state]}</Badge>
  </li>
);

/** The friends who joined with the reader's code and the credit earned. */
export const ReferralList = ({ first, summary, locale, words }: ReferralListProps) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  if (items.length === 0)
    return <Notice heading="h2" drawing={envelope} title={words.empty} hint={words.emptyHint} />;
  return (
    <div className="flex flex-col gap-4">
      <Sums summary={summary} words={words} />
      <ListRows>
        {items.map((referral) => (
          <Row key={referral._id} referral={referral} locale={locale} words={words} />
        ))}
      </ListRows>
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </div>
  );
};
