import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { MAX_SHOWN_JOBS } from '#lib/features/bookings/rules/counted-jobs.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

interface ContactProofProps {
  booking: Pick<BookingView, 'isCustomerProved' | 'isCustomerNumberProved' | 'customerJobs'>;
  locale: Locale;
  words: (typeof bookingWords)['contact'];
}

const jobsText = (count: number, { locale, words }: Pick<ContactProofProps, 'locale' | 'words'>): string => {
  if (count === 0) return words.noJobs;
  if (count >= MAX_SHOWN_JOBS) return fill(words.manyJobs, { count });
  return plural({ locale, count, text: words.jobs });
};

/** Tells the worker whether the customer has confirmed a number, or at least an email, and how many jobs they have had. */
export const ContactProof = ({ booking, locale, words }: ContactProofProps) => {
  const { isCustomerProved, isCustomerNumberProved, customerJobs } = booking;
  if (isCustomerProved === null) return null;
  const proof = isCustomerNumberProved ? words.number : words.email;
  const Icon = isCustomerProved ? BadgeCheck : CircleAlert;
  return (
    <>
      <p className={`flex items-center gap-1.5 text-sm ${isCustomerProved ? 'text-success' : 'text-muted'}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {isCustomerProved ? proof : words.unproved}
      </p>
      {customerJobs !== null && (
        <p className="text-sm text-muted">{jobsText(customerJobs, { locale, words })}</p>
      )}
    </>
  );
};
