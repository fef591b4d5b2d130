import { now } from '#lib/platform/time/clock.ts';
import { newObjectId } from '#models/connection.ts';
import {
  insertWorkPicture,
  listWorkPictures,
  type WorkPictureRecord,
} from '#models/profiles/work-picture.ts';
import { keepStoredImage, makeStoredImage } from './stored-images.ts';

/** Stores a work picture with its file, as a worker does. */
export const makeWorkPicture = async ({
  workerId = String(newObjectId()),
  caption = 'A kitchen in Aliganj',
}: {
  workerId?: string;
  caption?: string;
}): Promise<WorkPictureRecord> => {
  const key = await makeStoredImage({ ownerId: workerId });
  await keepStoredImage({ key, ownerId: workerId });
  await insertWorkPicture({ workerId, imageKey: key, caption, createdAt: now() });
  const [picture] = await listWorkPictures(workerId);
  if (!picture) throw new Error('The picture was not stored.');
  return picture;
};
