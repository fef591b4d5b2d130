import type { PageWords } from '#components/page/page-words.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingForm } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { sayRange } from '#lib/platform/i18n/say-range.ts';

/** Returns the toast that confirms a sent request. Screen readers read it out, so its range of times is in words. */
export const bookedToast = (
  { serviceName, serviceTitles, startsAt, timeSlot }: BookingView,
  words: Pick<typeof bookingForm, 'booked' | 'bookedText'> & Pick<PageWords, 'range'>,
  locale: Locale,
) => {
  const service = nameIn(locale, { name: serviceName, names: serviceTitles });
  const time = sayRange(timeSlot.label, words.range);
  const params = { service, day: formatDay(locale, new Date(startsAt)), time };
  return { title: words.booked, description: fill(words.bookedText, params), variant: 'success' as const };
};
