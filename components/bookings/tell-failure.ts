import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { bookings } from '#lib/features/bookings/texts/bookings.en.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';

/** What the steps that somebody takes with a booking say. */
export interface ActWords {
  readonly act: (typeof myBookings)['act'];
  readonly refusals: (typeof bookings)['errors'];
}

const isRefusal = (refusals: ActWords['refusals'], code: string): code is keyof ActWords['refusals'] =>
  Object.hasOwn(refusals, code);

const reasonOf = (error: unknown, { act, refusals }: ActWords): string =>
  error instanceof ApiError && isRefusal(refusals, error.code) ? refusals[error.code] : act.failedHint;

/** Says that a step was not taken, and why. */
export const tellFailure = (error: unknown, words: ActWords): void =>
  notify({ title: words.act.failed, description: reasonOf(error, words), variant: 'destructive' });
