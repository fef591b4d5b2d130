import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { priceTextOf } from './booking-texts.ts';

interface PriceTagProps {
  booking: Pick<BookingView, 'pricePaise' | 'hourlyRatePaise' | 'startsAt' | 'endsAt'>;
  locale: Locale;
  prices: typeof prices;
}

/** What a booking costs and which price it is: '₹499 for this job', or '₹600' above '₹300 × 2 h'. */
export const PriceTag = ({ booking, ...view }: PriceTagProps) => {
  const text = priceTextOf(booking, view);
  return (
    <span className="text-right leading-snug font-bold tabular-nums">
      {booking.hourlyRatePaise === null ? (
        text
      ) : (
        <>
          {formatMoney(booking.pricePaise)}{' '}
          <span className="block text-sm font-normal whitespace-nowrap text-muted">{text}</span>
        </>
      )}
    </span>
  );
};
