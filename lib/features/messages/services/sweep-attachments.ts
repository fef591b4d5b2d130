import { now } from '#lib/platform/time/clock.ts';
import { listExpiredAttachments } from '#models/messages/attachment.ts';
import { removeAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';

// A message that is being sent just now may still take its file into use.
const GRACE_MS = 600_000;
const BATCH = 100;

/** Removes files that were uploaded for messages but never sent, and what broken uploads left behind. */
export const sweepAttachments = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  for (;;) {
    const keys = await listExpiredAttachments(before, BATCH);
    if (keys.length === 0) return;
    for (const key of keys) await removeAttachment(key);
  }
};
