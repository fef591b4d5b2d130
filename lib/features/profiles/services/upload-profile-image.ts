import type { UploadedFile } from '#lib/platform/contract/payloads.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { inTransaction } from '#models/connection.ts';
import { replaceAvatar } from '#models/people/user.ts';
import { exchangeImages, storeImage } from '#lib/platform/images/images.ts';
import { followNewLooks } from './steps/notify-papers.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

/** Replaces the caller's picture; the sweep deletes the old one. */
export const uploadProfileImage = async ({
  actor,
  file,
}: {
  actor: Actor;
  file: UploadedFile;
}): Promise<{ message: string; data: SelfUser }> => {
  const { userId } = actor;
  const imageKey = await storeImage({ ownerId: userId, purpose: 'avatar', bytes: file.bytes });
  return inTransaction(async (tx) => {
    const before = await replaceAvatar({ userId, imageKey }, tx);
    if (!before) throw new AppError('unauthorized');
    await exchangeImages({ actor, before: before.imageKey ? [before.imageKey] : [], after: [imageKey] }, tx);
    const user = await followNewLooks(before, { ...before, imageKey }, tx);
    return { message: profiles.messages.image, data: toSelfUser(user) };
  });
};
