import { isSameGate } from '#lib/features/places/rules/gate-photo.ts';
import { expireImage } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { changeOwn, type UserRecord } from '#models/people/user.ts';

/** Deletes the photo of the gate to an earlier address of the account, after that address was replaced. */
export const releaseGatePhoto = async (user: UserRecord, tx: Tx): Promise<void> => {
  const { addressTag: tag } = user;
  if (!tag?.gatePhoto || isSameGate(tag.gatePhoto, user.address)) return;
  await expireImage(tag.gatePhoto.key, now(), tx);
  const { gatePhoto: _gatePhoto, ...addressTag } = tag;
  await changeOwn({ userId: String(user._id), changes: { addressTag } }, tx);
};
