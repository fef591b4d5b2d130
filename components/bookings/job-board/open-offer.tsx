import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { findFirstDay } from '#components/bookings/prepare-booking.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { OfferForm, type OfferFormProps } from './offer-form.tsx';

/** Opens on the request's own day, or the first one after it with a free time. */
export const openOffer = async ({
  job: { _id: bookingId, workerId, localDate },
  locale,
  ...form
}: { job: BookingView; locale: Locale } & Pick<
  OfferFormProps,
  'name' | 'hint' | 'suggestedTimes' | 'onOffered'
>): Promise<ReactNode> => {
  const at = new Date();
  const today = toIndiaDay(at);
  const from = localDate > today ? localDate : today;
  const request = { workerId: workerId._id, bookingId };
  const [words, formWords, day] = await Promise.all([
    loadBookingWords(locale),
    loadFormWords(locale),
    findFirstDay({ ...request, serviceId: undefined, localDate: from }),
  ]);
  return (
    <FormWordsProvider words={formWords}>
      <OfferForm
        {...form}
        {...request}
        openOn={day.localDate}
        at={at}
        words={{ ...words, own: form.suggestedTimes.booked }}
      />
    </FormWordsProvider>
  );
};
