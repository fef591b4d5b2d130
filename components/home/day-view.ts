import type { Locale } from '#lib/platform/contract/locale.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { home } from '#lib/features/home/texts/home.en.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

/** Props shared by the parts of a worker's day. */
export interface DayView {
  readonly locale: Locale;
  readonly at: string;
  readonly words: typeof home;
  readonly card: Pick<(typeof jobBoard)['card'], 'answerBy' | 'chat' | 'distance' | 'directions'>;
  readonly booking: typeof bookingWords;
  readonly prices: typeof prices;
}
