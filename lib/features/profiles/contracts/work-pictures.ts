import { z } from 'zod';
import { checkPublicText } from '#lib/features/people/contracts/honest-text.ts';
import { reportErrors, reportRules } from '#lib/features/people/contracts/safety.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, blankAsUndefined } from '#lib/platform/contract/fields.ts';
import { imageKey, storedImage } from '#lib/platform/images/contract.ts';
import { MAX_CAPTION_LENGTH } from './profile-limits.ts';

/** A public picture of finished work. */
export const workPicture = z
  .strictObject({
    _id: id(),
    caption: z.string(),
    urls: storedImage.shape.urls,
    createdAt: instant,
  })
  .meta({ id: 'WorkPicture' });
export type WorkPicture = z.infer<typeof workPicture>;

/** The caller's own picture, including hidden ones with the reason. */
export const ownWorkPicture = workPicture
  .extend({ hidden: z.strictObject({ reason: z.string(), at: instant }).nullable() })
  .meta({ id: 'OwnWorkPicture' });
export type OwnWorkPicture = z.infer<typeof ownWorkPicture>;

export const workPictureBody = z.strictObject({
  /** An unused picture the caller uploaded (`POST /uploads`). */
  image: imageKey,
  caption: blankAsUndefined(text({ max: MAX_CAPTION_LENGTH, refuses: checkPublicText })),
});
export type WorkPictureBody = z.output<typeof workPictureBody>;

export const captionBody = z.strictObject({
  /** Empty removes the caption. */
  caption: text({ min: 0, max: MAX_CAPTION_LENGTH, refuses: checkPublicText }),
});
export type CaptionBody = z.infer<typeof captionBody>;

/** Notification content about a picture an admin hid, with the reason, or showed again. */
export const pictureStory = z.strictObject({ news: z.enum(['hidden', 'shown']), reason: z.string() });
export type PictureStory = z.infer<typeof pictureStory>;

const own = z.strictObject({ message: z.string(), data: z.array(ownWorkPicture) });
const params = z.strictObject({ id: id() });

export const listWorkPicturesContract = contract('GET /users/work-pictures', {
  summary: 'List your pictures of work, newest first, including hidden ones',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(ownWorkPicture) }),
});

export const addWorkPictureContract = contract('POST /users/work-pictures', {
  summary: 'Add a picture of your work, up to eight; returns all of them',
  access: ['worker'],
  rate: 'write',
  body: workPictureBody,
  reply: own,
  status: 201,
  errors: ['too_many_work_pictures'],
});

export const captionWorkPictureContract = contract('PUT /users/work-pictures/{id}', {
  summary: 'Change a picture’s caption; returns all pictures',
  access: ['worker'],
  rate: 'write',
  params,
  body: captionBody,
  reply: own,
});

export const removeWorkPictureContract = contract('DELETE /users/work-pictures/{id}', {
  summary: 'Remove a picture of your work; returns the remaining ones',
  access: ['worker'],
  rate: 'write',
  params,
  reply: own,
});

export const reportWorkPictureContract = contract('POST /work-pictures/{id}/report', {
  summary: "Report a worker's picture; returns the report number",
  ...reportRules,
  errors: [...reportErrors, 'not_oneself'],
});
