'use client';

import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { OpenBooking } from '#lib/features/privacy/contracts/privacy.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import type { DeleteProps } from './delete-row.tsx';

const isBooking = (value: unknown): value is OpenBooking =>
  typeof value === 'object' && value !== null && 'number' in value && 'startsAt' in value;

/** The bookings that an answer names as still open. */
export const readOpenBookings = (error: unknown): OpenBooking[] => {
  if (!(error instanceof ApiError) || error.code !== 'open_bookings') return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('bookings' in data)) return [];
  return Array.isArray(data.bookings) ? data.bookings.filter(isBooking) : [];
};

interface OpenBookingsProps {
  bookings: readonly OpenBooking[];
  words: DeleteProps['words'];
}

/** What has to end before somebody leaves, and the offer to end it. */
export const OpenBookings = ({ bookings, words }: OpenBookingsProps) => {
  const { locale } = usePageWords();
  const isRunning = bookings.some(({ status }) => status === 'in_progress');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{words.open}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {bookings.map(({ _id, number, serviceName: service, startsAt }) => (
          <li key={_id}>{`${service}, ${formatDay(locale, new Date(startsAt))} (${number})`}</li>
        ))}
      </ul>
      {isRunning ? <p>{words.running}</p> : <CheckboxField name="cancelBookings" label={words.cancel} />}
    </div>
  );
};
