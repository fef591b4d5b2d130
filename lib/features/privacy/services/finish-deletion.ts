import { leaversParts } from '#lib/features/bookings/services/steps/end-left-bookings.ts';
import { finishParts } from '#lib/platform/outbox/in-parts.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import { bookingStages, rowStages } from '#models/privacy/erase-account.ts';

/** Erases what is left of a deleted account, and ends its bookings. An account opened since then has another id. */
export const finishDeletion = ({
  payload: { leaverId },
  step,
}: {
  payload: { leaverId: string };
  step?: string;
}): Promise<NextStep | void> =>
  finishParts(
    {
      before: rowStages(leaverId),
      parts: leaversParts(leaverId),
      after: bookingStages(leaverId),
    },
    step,
  );
