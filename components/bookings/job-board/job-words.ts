import type { Locale } from '#lib/platform/contract/locale.ts';
import type { bookingNews, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';

/** Refusals that a worker may meet on the board. */
export const jobRefusals = [
  'illegal_move',
  'request_expired',
  'move_too_early',
  'booking_changed',
  'no_proposal',
  'nothing_owed',
] as const;
type JobRefusal = (typeof jobRefusals)[number];
type JobRefusalWords = Record<JobRefusal, string>;

/** The words for those refusals, from the whole catalogue. */
export const pickRefusals = (all: Record<ErrorCode, string>): JobRefusalWords => {
  const { illegal_move, request_expired, move_too_early, booking_changed, no_proposal, nothing_owed } = all;
  return { illegal_move, request_expired, move_too_early, booking_changed, no_proposal, nothing_owed };
};

export interface JobWords {
  readonly board: typeof jobBoard;
  readonly booking: typeof bookingWords;
  readonly news: (typeof bookingNews)['titles'];
  readonly errors: JobRefusalWords;
  readonly prices: typeof prices;
}

/** What every card needs besides its job. */
export interface JobView {
  readonly locale: Locale;
  readonly words: JobWords;
  /** The present instant. */
  readonly at: Date;
}

/** What a worker can do with a booking. */
export type JobMove = keyof (typeof jobBoard)['moves'];
