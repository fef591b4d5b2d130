'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import { agencyPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { TeamCsv } from './team-csv.tsx';
import { TeamBookingCard } from './team-day.tsx';

const groups = ['upcoming', 'past'] as const;
type Group = (typeof groups)[number];

interface View {
  locale: Locale;
  words: (typeof team)['bookings'];
  statuses: (typeof bookingWords)['statuses'];
  prices: typeof prices;
}

interface TeamBookingsQuery {
  status: Group;
  workerId?: string | undefined;
  cursor?: string;
}

const read = async (query: TeamBookingsQuery): Promise<ListPage<TeamBooking>> => {
  const { data, nextCursor } = await api('GET /agency/team', { query });
  return { data: data.bookings, nextCursor };
};

// Restarts a list whose first page has changed, for example after a change on another device.
const listKey = (group: Group, { data }: ListPage<TeamBooking>): string =>
  [group, ...data.map(({ _id, status, startsAt }) => `${_id} ${status} ${startsAt}`)].join();

interface ListProps extends View {
  first: ListPage<TeamBooking>;
  query: TeamBookingsQuery;
}

const List = ({ first, query, ...view }: ListProps) => {
  const group = query.status;
  const { items, hasMore, state, loadMore } = usePagedList({
    first,
    read: (cursor) => read({ ...query, cursor }),
  });
  const { words } = view;
  if (items.length === 0)
    return <p className="rounded-card border border-line bg-card p-4 text-muted">{words.none[group]}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="cards">
        {items.map((booking) => (
          <TeamBookingCard
            key={booking._id}
            booking={booking}
            locale={view.locale}
            statuses={view.statuses}
            prices={view.prices}
          />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </div>
  );
};

interface TeamBookingsProps extends View {
  /** Upcoming bookings; past ones are fetched on demand. */
  first: ListPage<TeamBooking>;
  worker: { _id: string; name: string } | null;
}

const TITLE = 'team-bookings-title';

/** Moves the focus to the bookings when a worker is chosen, and when it is the whole team again. */
export const TeamFocus = ({ workerId }: { workerId: string | null }) => {
  const last = useRef(workerId);
  useEffect(() => {
    if (workerId === last.current) return;
    last.current = workerId;
    document.getElementById(TITLE)?.focus();
  }, [workerId]);
  return null;
};

/** Bookings of an agency's workers, or of one of them. */
export const TeamBookings = ({ first, worker, ...view }: TeamBookingsProps) => {
  const { failed, failedHint, retry } = usePageWords();
  const [group, setGroup] = useState<Group>('upcoming');
  const [past, setPast] = useState<ListPage<TeamBooking> | 'busy' | 'failed'>('busy');
  const { words } = view;
  const title = worker ? fill(words.titleOf, { name: worker.name }) : words.title;
  const toQuery = (status: Group): TeamBookingsQuery => ({ status, workerId: worker?._id });
  const open = (next: Group): void => {
    setGroup(next);
    if (next === 'upcoming') return;
    setPast('busy');
    read(toQuery('past')).then(setPast, () => setPast('failed'));
  };
  const shown = group === 'upcoming' ? first : past;
  return (
    <section id="team-bookings" aria-label={title} className="flex scroll-mt-20 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={TITLE} tabIndex={-1} className="min-w-0 text-lg font-semibold wrap-anywhere outline-none">
          {title}
        </h2>
        <TeamCsv workerId={worker?._id} locale={view.locale} words={words} statuses={view.statuses} />
        {worker && (
          <Link
            href={agencyPaths.dashboard}
            prefetch={false}
            scroll={false}
            className={buttonVariants({ variant: 'outline', size: 'compact' })}
          >
            {words.all}
          </Link>
        )}
      </div>
      <Tabs
        label={title}
        tabs={groups.map((value) => ({ value, label: words[value] }))}
        value={group}
        onChange={open}
      >
        {shown === 'busy' && <Skeleton shape="block" className="h-24 w-full" />}
        {shown === 'failed' && (
          <RetryNotice
            kind="error"
            title={failed}
            hint={failedHint}
            retry={retry}
            onRetry={() => open('past')}
          />
        )}
        {typeof shown === 'object' && (
          <List key={listKey(group, shown)} first={shown} query={toQuery(group)} {...view} />
        )}
      </Tabs>
    </section>
  );
};
