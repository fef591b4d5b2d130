import type { Locale } from '#lib/platform/contract/locale.ts';
import type { bookingNews, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';
import type { suggestedTimes } from '#lib/features/bookings/texts/suggested-times.en.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';

/** Refusals that the board has texts for. */
export const jobRefusals = [
  'illegal_move',
  'request_expired',
  'move_too_early',
  'booking_changed',
  'no_proposal',
  'nothing_owed',
  'prove_to_accept',
  'time_gone',
  'own_number',
  'undo_limit',
  'price_changed',
  'door_code_needed',
  'door_code_wrong',
  'door_locked',
  'way_closed',
] as const;
type JobRefusal = (typeof jobRefusals)[number];
type JobRefusalWords = Record<JobRefusal, string>;

export const pickRefusals = (all: Record<ErrorCode, string>): JobRefusalWords => {
  const { illegal_move, request_expired, move_too_early, booking_changed, no_proposal, nothing_owed } = all;
  const { prove_to_accept, time_gone, own_number, undo_limit, price_changed } = all;
  const { door_code_needed, door_code_wrong, door_locked, way_closed } = all;
  const ofMoves = { illegal_move, request_expired, move_too_early, booking_changed, no_proposal };
  const ofDoors = { door_code_needed, door_code_wrong, door_locked, way_closed };
  const ofAcceptance = { prove_to_accept, time_gone, own_number };
  return { ...ofMoves, ...ofDoors, ...ofAcceptance, nothing_owed, undo_limit, price_changed };
};

export interface JobWords {
  readonly board: typeof jobBoard;
  readonly booking: typeof bookingWords;
  readonly news: (typeof bookingNews)['titles'];
  readonly suggestedTimes: (typeof suggestedTimes)['worker'];
  readonly errors: JobRefusalWords;
  readonly prices: typeof prices;
}

export interface JobView {
  readonly locale: Locale;
  readonly words: JobWords;
  readonly at: Date;
}

export type JobMove = keyof (typeof jobBoard)['moves'];
