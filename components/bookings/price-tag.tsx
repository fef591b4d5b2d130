import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatPriceTerms } from './booking-texts.ts';

interface PriceTagProps {
  booking: Pick<BookingView, 'pricePaise' | 'hourlyRatePaise' | 'startsAt' | 'endsAt'>;
  locale: Locale;
  prices: typeof prices;
}

/** Shows the total, then its terms: '₹600' and '2 hours · ₹300 an hour'. */
export const PriceTag = ({ booking, ...view }: PriceTagProps) => (
  <p className="leading-snug tabular-nums">
    <span className="font-bold">{formatMoney(booking.pricePaise)}</span>{' '}
    <span className="text-sm text-muted">{formatPriceTerms(booking, view)}</span>
  </p>
);
