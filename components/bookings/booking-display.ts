import type { Locale } from '#lib/platform/contract/locale.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';

/** What drawing a booking needs besides the booking. */
export interface BookingDisplay {
  readonly locale: Locale;
  /** The present, for what is today. */
  readonly at: Date;
  /** Who looks at it. */
  readonly reader: 'customer' | 'worker';
  readonly words: Pick<typeof myBookings, 'journey' | 'ended'> &
    Pick<(typeof myBookings)['page'], 'someone' | 'rated' | 'reason' | 'waits' | 'waitsHint' | 'waitsLong'>;
  readonly statuses: (typeof bookingWords)['statuses'];
  readonly reasons: (typeof bookingWords)['reasons'];
  readonly prices: typeof prices;
  readonly days: (typeof bookingWords)['days'];
}
