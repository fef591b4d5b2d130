import { leaversParts } from '#lib/features/bookings/services/steps/end-left-bookings.ts';
import { finishParts, type Stage } from '#lib/platform/outbox/in-parts.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import { bookingStages, listErasedFiles, rowStages } from '#models/privacy/erase-account.ts';
import { removeUserFiles } from './steps/close-account.ts';

const FILES_AT_ONCE = 50;

// The sweeps remove the rest.
const removeFiles = (userId: string): Stage => ({
  name: 'remove files',
  work: async () => {
    const files = await listErasedFiles(userId, { limit: FILES_AT_ONCE });
    const listed = files.imageKeys.length + files.attachmentKeys.length;
    return listed === 0 || !(await removeUserFiles(files));
  },
});

/** Erases what is left of a deleted account, and ends its bookings. An account opened since then has another id. */
export const finishDeletion = ({
  payload: { leaverId, marks },
  step,
}: {
  payload: { leaverId: string; marks: string[] };
  step?: string;
}): Promise<NextStep | void> =>
  finishParts(
    {
      before: [...rowStages(leaverId), removeFiles(leaverId)],
      parts: leaversParts({ userId: leaverId, marks }),
      after: bookingStages(leaverId),
    },
    step,
  );
