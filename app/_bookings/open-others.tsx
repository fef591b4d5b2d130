import type { ReactNode } from 'react';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { OtherWorkers } from '#components/bookings/other-workers.tsx';
import { fetchOthers, prefillForOther } from '#components/bookings/prepare-booking.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface Opening {
  booking: BookingView;
  locale: Locale;
  /** Called once the chosen worker's form is prefilled. */
  onAsk(worker: OtherWorker): void;
}

/**
 * Returns a list of workers who are free at the booking's time, or null if there are none. A single worker is asked
 * right away.
 */
export const openOthers = async ({ booking, locale, onAsk }: Opening): Promise<ReactNode> => {
  const ask = (other: OtherWorker): void => {
    prefillForOther(booking, other);
    onAsk(other);
  };
  const [others, words] = await Promise.all([fetchOthers(booking), loadBookingWords(locale)]);
  const [first, ...more] = others;
  if (!first) return null;
  if (more.length === 0) {
    ask(first);
    return undefined;
  }
  return (
    <>
      <p>{words.othersFree}</p>
      <OtherWorkers others={others} locale={locale} words={words} onAsk={ask} />
    </>
  );
};
