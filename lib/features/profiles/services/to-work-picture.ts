import type { OwnWorkPicture, WorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { WorkPictureRecord } from '#models/profiles/work-picture.ts';

const toWorkPicture = ({ _id, imageKey: key, caption, createdAt }: WorkPictureRecord): WorkPicture => ({
  _id: String(_id),
  caption,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
  createdAt: createdAt.toISOString(),
});

/** Returns a worker's pictures as others see them, without hidden ones. */
export const toShownPictures = (pictures: readonly WorkPictureRecord[]): WorkPicture[] =>
  pictures.filter(({ hidden }) => hidden === null).map(toWorkPicture);

export const toOwnPicture = (picture: WorkPictureRecord): OwnWorkPicture => {
  const { hidden } = picture;
  const why = hidden && { reason: hidden.reason, at: hidden.at.toISOString() };
  return { ...toWorkPicture(picture), hidden: why };
};
