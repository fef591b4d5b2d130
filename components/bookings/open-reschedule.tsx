import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { loadBookingWords } from './booking-form-words.ts';
import { findFirstDay } from './prepare-booking.ts';
import { RescheduleForm, type RescheduleFormProps } from './reschedule-form.tsx';

export const openReschedule = async (
  form: Omit<RescheduleFormProps, 'openOn' | 'at' | 'words'>,
): Promise<ReactNode> => {
  const at = new Date();
  const today = toIndiaDay(at);
  const { booking, locale } = form;
  const { _id: bookingId, workerId, localDate } = booking;
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
