import type { UploadedFile } from '#lib/contracts/file-payload.ts';
import type { SelfUser } from '#lib/contracts/users.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { profiles } from '#lib/i18n/en/profiles.ts';
import { inTransaction } from '#models/connection.ts';
import { exchangeFace } from '#models/user.ts';
import { exchangeImages } from '../steps/exchange-images.ts';
import { storeImage } from '../steps/store-image.ts';
import { toSelfUser } from './to-self-user.ts';

interface Upload {
  actor: Actor;
  file: UploadedFile;
}

/** Replaces one's own picture; the one before is given up to the sweep. */
export const uploadProfileImage = async ({
  actor,
  file,
}: Upload): Promise<{ message: string; data: SelfUser }> => {
  const { userId } = actor;
  const imageKey = await storeImage({ ownerId: userId, purpose: 'avatar', bytes: file.bytes });
  return inTransaction(async (tx) => {
    const before = await exchangeFace({ userId, imageKey }, tx);
    if (!before) throw new AppError('unauthorized');
    await exchangeImages({ actor, before: before.imageKey ? [before.imageKey] : [], after: [imageKey] }, tx);
    return { message: profiles.messages.image, data: toSelfUser({ ...before, imageKey }) };
  });
};
