import type { Locale } from '#lib/platform/contract/locale.ts';
import type { suggestedTimes } from '#lib/features/bookings/texts/suggested-times.en.ts';
import type { FailureWords } from './tell-failure.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';

export interface BookingDisplay {
  readonly locale: Locale;
  /** Now, to decide what counts as today. */
  readonly at: Date;
  readonly reader: 'customer' | 'worker';
  readonly words: Pick<typeof myBookings, 'journey' | 'ended'> &
    Pick<(typeof myBookings)['page'], 'someone' | 'rated' | 'reason' | 'waits' | 'waitsHint' | 'waitsLong'>;
  readonly statuses: (typeof bookingWords)['statuses'];
  readonly reasons: (typeof bookingWords)['reasons'];
  readonly suggestedTimes: (typeof suggestedTimes)['customer'] & FailureWords;
  readonly prices: typeof prices;
  readonly days: (typeof bookingWords)['days'];
  readonly contact: (typeof bookingWords)['contact'];
  readonly access: (typeof bookingWords)['access'];
}
