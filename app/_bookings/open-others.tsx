import type { ReactNode } from 'react';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { OtherWorkers } from '#components/bookings/other-workers.tsx';
import { fetchOthers, fillForOther } from '#components/bookings/prepare-booking.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface Opening {
  /** The one in whose place somebody else is asked. */
  booking: BookingView;
  locale: Locale;
  /** Told whom to ask; their form is filled in by then. */
  onAsk(worker: OtherWorker): void;
}

/** Makes the list of those who come and are free at a booking's time; a single one is asked at once. Null: there is nobody. */
export const openOthers = async ({ booking, locale, onAsk }: Opening): Promise<ReactNode> => {
  const ask = (other: OtherWorker): void => {
    fillForOther(booking, other);
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
