'use client';

import Link from 'next/link';
import { useState } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { readTeamCall } from '#lib/features/agency/contracts/agency.calls.ts';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import { agencyPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { TeamBookingCard } from './team-day.tsx';

const groups = ['upcoming', 'past'] as const;
type Group = (typeof groups)[number];

interface View {
  locale: Locale;
  words: (typeof team)['bookings'];
  statuses: (typeof bookingWords)['statuses'];
  prices: typeof prices;
}

interface Wanted {
  status: Group;
  /** Whose; all the team's without. */
  workerId?: string | undefined;
  cursor?: string;
}

const read = async (query: Wanted): Promise<Part<TeamBooking>> => {
  const { data, nextCursor } = await api(readTeamCall, { query });
  return { data: data.bookings, nextCursor };
};

// A list begins anew where its first page is another one, as after a change that was heard of.
const markOf = (group: Group, { data }: Part<TeamBooking>): string =>
  [group, ...data.map(({ _id, status, startsAt }) => `${_id} ${status} ${startsAt}`)].join();

interface ListProps extends View {
  first: Part<TeamBooking>;
  wanted: Wanted;
}

const List = ({ first, wanted, ...view }: ListProps) => {
  const group = wanted.status;
  const { items, hasMore, state, loadMore } = useMore({
    first,
    read: (cursor) => read({ ...wanted, cursor }),
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
  /** What is to come; what is past is fetched when it is asked for. */
  first: Part<TeamBooking>;
  /** Whose bookings these are; null: the whole team's. */
  worker: { _id: string; name: string } | null;
}

/** The bookings of an agency's workers, or of one of them. */
export const TeamBookings = ({ first, worker, ...view }: TeamBookingsProps) => {
  const { failed, failedHint, retry } = usePageWords();
  const [group, setGroup] = useState<Group>('upcoming');
  const [past, setPast] = useState<Part<TeamBooking> | 'busy' | 'failed'>('busy');
  const { words } = view;
  const title = worker ? fill(words.titleOf, { name: worker.name }) : words.title;
  const wanted = (status: Group): Wanted => ({ status, workerId: worker?._id });
  const open = (next: Group): void => {
    setGroup(next);
    if (next === 'upcoming') return;
    setPast('busy');
    read(wanted('past')).then(setPast, () => setPast('failed'));
  };
  const shown = group === 'upcoming' ? first : past;
  return (
    <section id="team-bookings" aria-label={title} className="flex scroll-mt-20 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{title}</h2>
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
          <List key={markOf(group, shown)} first={shown} wanted={wanted(group)} {...view} />
        )}
      </Tabs>
    </section>
  );
};
