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

/** What a booking costs and which price it is: '₹499 for this job', '₹600' with '₹300 × 2 h' beside it. */
export const PriceTag = ({ booking, ...view }: PriceTagProps) => {
  const text = priceTextOf(booking, view);
  const isWhole = booking.hourlyRatePaise === null;
  return (
    <p className="leading-snug tabular-nums">
      <span className="font-bold">{isWhole ? text : formatMoney(booking.pricePaise)}</span>
      {!isWhole && <span className="ml-1.5 text-sm text-muted">{text}</span>}
    </p>
  );
};
