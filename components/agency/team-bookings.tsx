'use client';

import { useState } from 'react';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { LoadMore } from '#components/page/load-more.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { readTeamCall } from '#lib/features/agency/contracts/agency.calls.ts';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

const groups = ['upcoming', 'past'] as const;
type Group = (typeof groups)[number];

interface View {
  locale: Locale;
  words: (typeof team)['bookings'];
  statuses: (typeof bookingWords)['statuses'];
}

const read = async (status: Group, cursor?: string): Promise<Part<TeamBooking>> => {
  const { data, nextCursor } = await api(readTeamCall, { query: { status, ...(cursor && { cursor }) } });
  return { data: data.bookings, nextCursor };
};

const Booking = ({ booking, locale, statuses }: View & { booking: TeamBooking }) => {
  const city = booking.city && nameIn(locale, { name: booking.city, names: booking.cityNames });
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 leading-snug font-semibold">
          {nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles })}
        </p>
        <BookingBadge status={booking.status} statuses={statuses} />
      </div>
      <p className="font-medium">
        {formatDay(locale, new Date(booking.startsAt))}, {booking.timeSlot.label}
      </p>
      <p className="text-sm text-muted">
        {[booking.worker.name, city, formatMoney(booking.pricePaise)].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

const List = ({ first, group, ...view }: View & { first: Part<TeamBooking>; group: Group }) => {
  const { items, hasMore, state, loadMore } = useMore({ first, read: (cursor) => read(group, cursor) });
  const { words } = view;
  if (items.length === 0)
    return <p className="rounded-card border border-line bg-card p-4 text-muted">{words.none[group]}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {items.map((booking) => (
          <Booking key={booking._id} booking={booking} {...view} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </div>
  );
};

interface TeamBookingsProps extends View {
  /** What is to come; what is past is fetched when it is asked for. */
  first: Part<TeamBooking>;
}

/** The bookings of an agency's workers. */
export const TeamBookings = ({ first, ...view }: TeamBookingsProps) => {
  const { failed, failedHint, retry } = usePageWords();
  const [group, setGroup] = useState<Group>('upcoming');
  const [past, setPast] = useState<Part<TeamBooking> | 'busy' | 'failed'>('busy');
  const { words } = view;
  const open = (next: Group): void => {
    setGroup(next);
    if (next === 'upcoming') return;
    setPast('busy');
    read('past').then(setPast, () => setPast('failed'));
  };
  const shown = group === 'upcoming' ? first : past;
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <Tabs
        label={words.title}
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
        {typeof shown === 'object' && <List key={group} first={shown} group={group} {...view} />}
      </Tabs>
    </section>
  );
};
