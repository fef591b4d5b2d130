import { bookingTime, dayText } from '#components/bookings/booking-time.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import type { JobView } from './job-words.ts';

/** What is to be done, in the reader's language. */
export const serviceOf = (job: Pick<BookingView, 'serviceName' | 'serviceTitles'>, locale: Locale): string =>
  nameIn(locale, { name: job.serviceName, names: job.serviceTitles });

const daysOf = ({ locale, words, at }: JobView) => ({ locale, days: words.booking.days, at });

/** When a job is: 'Today, 4-6 PM'. */
export const timeOf = (job: Pick<BookingView, 'startsAt' | 'timeSlot'>, view: JobView): string =>
  bookingTime(job, daysOf(view));

/** An instant as people say it: 'Today, 4:30 PM'. */
export const momentOf = (instant: Date, view: JobView): string =>
  `${dayText(instant, daysOf(view))}, ${formatTime(view.locale, instant)}`;

/** The lines of a job's address, as much of it as the worker has. */
export const placeLines = (job: BookingView, { words, locale }: JobView): string[] => {
  const { street, landMark, city, pinCode } = addressIn(locale, job);
  const { distanceKm } = job;
  const { card } = words.board;
  const near = landMark && fill(card.landMark, { place: landMark });
  const town = [city, pinCode].filter(Boolean).join(' ');
  const distance = distanceKm === null ? '' : fill(card.distance, { km: formatKilometres(distanceKm) });
  return [[street, near].filter(Boolean).join(', '), [town, distance].filter(Boolean).join(' · ')].filter(
    Boolean,
  );
};

/** A job's address on one line, as maps understand it. */
export const addressOf = ({ address: { street, city, state, pinCode } }: BookingView): string =>
  [street, city, state, pinCode].filter(Boolean).join(', ');
