import { dayText } from '#components/bookings/booking-time.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

type TitledBooking = Pick<BookingView, 'serviceName' | 'serviceTitles' | 'startsAt'>;

/** Names service and day: 'Fan repair, Sat, 28 Nov'. */
export const bookingTitle = (
  { serviceName: name, serviceTitles: names, startsAt }: TitledBooking,
  { locale, at }: { locale: Locale; at: Date },
): string => {
  const { days } = messages(locale).bookingWords;
  return `${nameIn(locale, { name, names })}, ${dayText(new Date(startsAt), { locale, days, at })}`;
};
