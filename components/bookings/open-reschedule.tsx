import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { loadBookingWords } from './booking-form-words.ts';
import { findFirstDay } from './prepare-booking.ts';
import { RescheduleForm, type RescheduleFormProps } from './reschedule-form.tsx';

type Opening = Omit<RescheduleFormProps, 'openOn' | 'at' | 'words'> & {
  /** The day of the booking as it is. */
  localDate: string;
  locale: string;
};

/** Makes the form for another time, ready to be shown. */
export const openReschedule = async ({ localDate, locale, ...form }: Opening): Promise<ReactNode> => {
  const at = new Date();
  const today = indiaDayOf(at);
  const { _id: bookingId, workerId } = form.booking;
  const from = localDate > today ? localDate : today;
  const [words, formWords, day] = await Promise.all([
    loadBookingWords(locale),
    loadFormWords(locale),
    findFirstDay({ workerId, bookingId, serviceId: undefined, localDate: from }),
  ]);
  return (
    <FormWordsProvider words={formWords}>
      <RescheduleForm {...form} openOn={day.localDate} at={at} words={words} />
    </FormWordsProvider>
  );
};
