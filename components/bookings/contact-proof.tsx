import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';

interface ContactProofProps {
  booking: Pick<BookingView, 'isCustomerProved' | 'isCustomerNumberProved'>;
  words: (typeof bookingWords)['contact'];
}

/** Tells the worker whether the customer has confirmed a number, or at least an email. */
export const ContactProof = ({ booking, words }: ContactProofProps) => {
  const { isCustomerProved, isCustomerNumberProved } = booking;
  if (isCustomerProved === null) return null;
  const proof = isCustomerNumberProved ? words.number : words.email;
  const Icon = isCustomerProved ? BadgeCheck : CircleAlert;
  return (
    <p className={`flex items-center gap-1.5 text-sm ${isCustomerProved ? 'text-success' : 'text-muted'}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {isCustomerProved ? proof : words.unproved}
    </p>
  );
};
