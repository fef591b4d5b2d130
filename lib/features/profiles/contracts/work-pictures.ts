import { z } from 'zod';
import { reportRules } from '#lib/features/people/contracts/safety.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, unlessBlank } from '#lib/platform/contract/fields.ts';
import { imageKey, storedImage } from '#lib/platform/images/contract.ts';
import { MOST_CAPTION_LETTERS } from './profile-limits.ts';

/** A picture of finished work, as others see it. */
export const workPicture = z
  .strictObject({
    _id: id(),
    caption: z.string(),
    urls: storedImage.shape.urls,
    createdAt: instant,
  })
  .meta({ id: 'WorkPicture' });
export type WorkPicture = z.infer<typeof workPicture>;

/** One's own picture: also one that an admin has hidden, with the reason. */
export const ownWorkPicture = workPicture
  .extend({ hidden: z.strictObject({ reason: z.string(), at: instant }).nullable() })
  .meta({ id: 'OwnWorkPicture' });
export type OwnWorkPicture = z.infer<typeof ownWorkPicture>;

export const workPictureBody = z.strictObject({
  /** Of a picture that the caller uploaded (`POST /uploads`) and has not used yet. */
  image: imageKey,
  caption: unlessBlank(text({ max: MOST_CAPTION_LETTERS })),
});
export type WorkPictureBody = z.output<typeof workPictureBody>;

export const captionBody = z.strictObject({
  /** Empty takes the words away. */
  caption: text({ min: 0, max: MOST_CAPTION_LETTERS }),
});
export type CaptionBody = z.infer<typeof captionBody>;

/** News of a picture that an admin has hidden, with the reason, or shown again. */
export const pictureStory = z.strictObject({ news: z.enum(['hidden', 'shown']), reason: z.string() });
export type PictureStory = z.infer<typeof pictureStory>;

const own = z.strictObject({ message: z.string(), data: z.array(ownWorkPicture) });
const params = z.strictObject({ id: id() });

export const listWorkPicturesContract = contract(call('GET', '/users/work-pictures'), {
  summary: "One's own pictures of work, newest first, also hidden ones",
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(ownWorkPicture) }),
});

export const addWorkPictureContract = contract(call('POST', '/users/work-pictures'), {
  summary: 'Show a picture of your work, at most eight; the answer lists all of them',
  access: ['worker'],
  rate: 'write',
  body: workPictureBody,
  reply: own,
  status: 201,
  idempotent: true,
  errors: ['too_many_work_pictures'],
});

export const captionWorkPictureContract = contract(call('PUT', '/users/work-pictures/{id}'), {
  summary: 'Change the words below a picture of your work; the answer lists all of them',
  access: ['worker'],
  rate: 'write',
  params,
  body: captionBody,
  reply: own,
});

export const removeWorkPictureContract = contract(call('DELETE', '/users/work-pictures/{id}'), {
  summary: 'Take a picture of your work away; the answer lists those that stay',
  access: ['worker'],
  rate: 'write',
  params,
  reply: own,
});

export const reportWorkPictureContract = contract(call('POST', '/work-pictures/{id}/report'), {
  summary: "Report a picture of a worker's; the answer holds the number of the report",
  ...reportRules,
  errors: ['not_oneself'],
});
