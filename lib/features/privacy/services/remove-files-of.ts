import { log } from '#lib/platform/observability/log.ts';
import type { ErasedFiles } from '#models/privacy/erase-account.ts';
import { removeAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { removeImage } from '#lib/platform/images/remove-image.ts';

/** Removes the files of an account that is gone. What a crash leaves of them the sweeps finish. */
export const removeFilesOf = async ({ imageKeys, attachmentKeys }: ErasedFiles): Promise<void> => {
  try {
    await Promise.all([...imageKeys.map(removeImage), ...attachmentKeys.map(removeAttachment)]);
  } catch (error) {
    log().warn({ err: error }, 'files of a deleted account wait for the sweep');
  }
};
