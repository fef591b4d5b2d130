import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { nearDay, type NearDay } from '#lib/platform/time/near-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';

/** The instants of a booking, which the API sends as text. */
export const toSpan = ({ startsAt, endsAt }: Pick<BookingView, 'startsAt' | 'endsAt'>) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** The instants that decide what cancelling costs. */
export const toAgreedTime = ({
  createdAt,
  startsAt,
  history,
}: Pick<BookingView, 'createdAt' | 'startsAt' | 'history'>) => ({
  createdAt: new Date(createdAt),
  startsAt: new Date(startsAt),
  history: history.map(({ status, at, takesBack, movedTo, isHandover }) => ({
    ...{ status, at: new Date(at), takesBack, isHandover },
    ...(movedTo !== undefined && { movedTo: new Date(movedTo) }),
  })),
});

export interface DayOptions {
  locale: Locale;
  days: Readonly<Record<NearDay, string>>;
  /** Now. */
  at: Date;
}

/** Formats a day: 'Today', 'Sat, 28 Nov'. */
export const dayText = (instant: Date, { locale, days, at }: DayOptions): string => {
  const near = nearDay(toIndiaDay(instant), at);
  return near === null ? formatDay(locale, instant) : days[near];
};

/** Formats a deadline: '4:30 PM', or 'Sat, 28 Nov, 4:30 PM' if it isn't today. */
export const untilText = (instant: Date, { locale, at }: Omit<DayOptions, 'days'>): string => {
  const clock = formatTime(locale, instant);
  return toIndiaDay(instant) === toIndiaDay(at) ? clock : `${formatDay(locale, instant)}, ${clock}`;
};

/** Formats a booking's time: 'Today, 4-6 PM', 'Sat, 28 Nov, 10 AM-12 PM'. */
export const bookingTime = (
  { startsAt, timeSlot }: Pick<BookingView, 'startsAt' | 'timeSlot'>,
  options: DayOptions,
): string => `${dayText(new Date(startsAt), options)}, ${timeSlot.label}`;
