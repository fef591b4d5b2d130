import { now } from '#lib/platform/time/clock.ts';
import { newObjectId } from '#models/connection.ts';
import {
  insertWorkPicture,
  listWorkPictures,
  type WorkPictureRecord,
} from '#models/profiles/work-picture.ts';
import { keepStoredImage, makeStoredImage } from './stored-images.ts';

interface MadePicture {
  workerId?: string;
  caption?: string;
}

/** Stores a picture of work with its file, as a worker does. */
export const makeWorkPicture = async ({
  workerId = String(newObjectId()),
  caption = 'A kitchen in Aliganj',
}: MadePicture): Promise<WorkPictureRecord> => {
  const key = await makeStoredImage({ ownerId: workerId });
  await keepStoredImage({ key, ownerId: workerId });
  await insertWorkPicture({ workerId, imageKey: key, caption, createdAt: now() });
  const [picture] = await listWorkPictures(workerId);
  if (!picture) throw new Error('The picture was not stored.');
  return picture;
};
