'use client';

import { CalendarCheck, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { bookingTime } from '#components/bookings/booking-time.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

const nextBookings = createServerCache<string, BookingView | null>({
  empty: null,
  toKey: (partnerId) => partnerId,
  fetch: async (partnerId) => {
    const { data } = await api('GET /bookings', { query: { status: 'upcoming', with: partnerId, limit: 1 } });
    return () => data[0] ?? null;
  },
});

export interface PinnedBookingProps {
  partnerId: string;
  locale: Locale;
  words: Pick<typeof bookingWords, 'days' | 'statuses'>;
}

/** The next booking of the two people, above their conversation. */
export const PinnedBooking = ({ partnerId, locale, words }: PinnedBookingProps) => {
  const { data: booking } = useServerData(nextBookings, partnerId);
  if (!booking) return null;
  const { _id, serviceName: name, serviceTitles: names, status } = booking;
  return (
    <Link
      href={accountPaths.booking(_id)}
      prefetch={false}
      data-slot="pinned-booking"
      className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-1.5 -outline-offset-3"
    >
      <CalendarCheck aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1 text-sm leading-snug">
        <span className="block truncate font-medium">{nameIn(locale, { name, names })}</span>
        <span className="relative block truncate text-muted tabular-nums">
          <SpokenRange text={bookingTime(booking, { locale, days: words.days, at: new Date() })} />
        </span>
      </span>
      <BookingBadge status={status} statuses={words.statuses} />
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
};
