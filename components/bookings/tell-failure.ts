import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { bookings } from '#lib/features/bookings/texts/bookings.en.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';

export interface FailureWords {
  readonly act: Pick<(typeof myBookings)['act'], 'failed' | 'failedHint'>;
  /** The refusals that the action knows. */
  readonly refusals: Partial<(typeof bookings)['errors']>;
}

export interface ActionWords extends FailureWords {
  readonly act: (typeof myBookings)['act'];
  readonly refusals: (typeof bookings)['errors'];
}

const isRefusal = (
  refusals: FailureWords['refusals'],
  code: string,
): code is keyof FailureWords['refusals'] => Object.hasOwn(refusals, code);

const getFailureReason = (error: unknown, { act, refusals }: FailureWords): string =>
  (error instanceof ApiError && isRefusal(refusals, error.code) && refusals[error.code]) || act.failedHint;

/** Shows a toast that says why an action failed. */
export const showFailure = (error: unknown, words: FailureWords): void =>
  notify({ title: words.act.failed, description: getFailureReason(error, words), variant: 'destructive' });
