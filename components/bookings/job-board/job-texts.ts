import { formatAccess, formatArea } from '#components/bookings/booking-texts.ts';
import { bookingTime, dayText } from '#components/bookings/booking-time.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import type { JobView } from './job-words.ts';

export const getServiceTitle = (
  job: Pick<BookingView, 'serviceName' | 'serviceTitles'>,
  locale: Locale,
): string => nameIn(locale, { name: job.serviceName, names: job.serviceTitles });

/** Tells a job from others of its service: 'Fan installation, Priya Sharma'. */
export const nameJob = (job: BookingView, locale: Locale): string =>
  [getServiceTitle(job, locale), job.customerId.name].filter(Boolean).join(', ');

const toDayOptions = ({ locale, words, at }: JobView) => ({ locale, days: words.booking.days, at });

/** Formats a job's time: 'Today, 4-6 PM'. */
export const formatJobTime = (job: Pick<BookingView, 'startsAt' | 'timeSlot'>, view: JobView): string =>
  bookingTime(job, toDayOptions(view));

/** Formats an instant: 'Today, 4:30 PM'. */
export const formatInstant = (instant: Date, view: JobView): string =>
  `${dayText(instant, toDayOptions(view))}, ${formatTime(view.locale, instant)}`;

/** The job's address, as far as the worker may see it. */
export const placeLines = (job: BookingView, { words, locale }: JobView): string[] => {
  const { street, floor, landMark, digipin } = addressIn(locale, job);
  const { distanceKm } = job;
  const { card } = words.board;
  const near = landMark && fill(card.landMark, { place: landMark });
  const town = formatArea(job, { locale });
  const distance = distanceKm === null ? '' : fill(card.distance, { km: formatKilometres(distanceKm) });
  return [
    [street, floor, near, digipin].filter(Boolean).join(', '),
    [town, distance].filter(Boolean).join(' · '),
    formatAccess(job.address, words.booking.access),
  ].filter(Boolean);
};
