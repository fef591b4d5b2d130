import { now } from '#lib/platform/time/clock.ts';
import { listExpiredImages } from '#models/platform/image.ts';
import { removeImage } from './remove-image.ts';

// An upload that is still being stored, or a picture that is being kept just now, is left alone.
const GRACE_MS = 600_000;
const BATCH = 100;

/** Removes pictures that were uploaded but never used, and what broken uploads left behind. */
export const sweepImages = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  let keys = await listExpiredImages(before, BATCH);
  while (keys.length > 0) {
    for (const key of keys) await removeImage(key);
    keys = await listExpiredImages(before, BATCH);
  }
};
