import type { Locale } from '#lib/contracts/locale.ts';
import type { bookingWords } from '#lib/i18n/en/booking-words.ts';
import type { home } from '#lib/i18n/en/home.ts';
import type { jobBoard } from '#lib/i18n/en/job-board.ts';

/** What drawing a worker's day needs besides its jobs. */
export interface DayView {
  readonly locale: Locale;
  /** The server's instant at which the day was read. */
  readonly at: string;
  readonly words: typeof home;
  readonly card: Pick<(typeof jobBoard)['card'], 'answerBy' | 'distance' | 'directions'>;
  readonly booking: typeof bookingWords;
}
