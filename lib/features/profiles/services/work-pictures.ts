import { MAX_WORK_PICTURES } from '#lib/features/profiles/contracts/profile-limits.ts';
import type {
  CaptionBody,
  OwnWorkPicture,
  WorkPictureBody,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';
import { imageEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import {
  captionWorkPicture,
  deleteWorkPicture,
  findWorkPicture,
  insertWorkPicture,
  listWorkPictures,
} from '#models/profiles/work-picture.ts';
import { toOwnPicture } from './to-work-picture.ts';

interface PicturesReply {
  message: string;
  data: OwnWorkPicture[];
}

const listOwn = async (workerId: string, tx?: Tx): Promise<OwnWorkPicture[]> =>
  (await listWorkPictures(workerId, tx)).map(toOwnPicture);

/** Lists the caller's pictures of work, newest first. */
export const listOwnWorkPictures = async ({
  actor,
}: {
  actor: Pick<Actor, 'userId'>;
}): Promise<{ data: OwnWorkPicture[] }> => ({ data: await listOwn(actor.userId) });

interface AddInput {
  actor: Actor;
  body: WorkPictureBody;
}

const add = async ({ actor, body }: AddInput, tx: Tx): Promise<PicturesReply> => {
  const { userId: workerId } = actor;
  // Also serializes two additions, so that both are counted.
  await lockAccounts(actor, tx);
  const { length } = await listWorkPictures(workerId, tx);
  if (length >= MAX_WORK_PICTURES) throw new AppError('too_many_work_pictures');
  const { image: imageKey, caption = '' } = body;
  await exchangeImages({ actor, before: [], after: [imageKey], purpose: 'work' }, tx);
  await insertWorkPicture({ workerId, imageKey, caption, createdAt: now() }, tx);
  return { message: profiles.messages.pictureAdded, data: await listOwn(workerId, tx) };
};

/** Adds an uploaded picture to the worker's page. */
export const addWorkPicture = (input: AddInput): Promise<PicturesReply> =>
  withLock(`work-pictures:${input.actor.userId}`, () => inTransaction((tx) => add(input, tx)));

/** Changes a caption. */
export const captionOwnPicture = ({
  actor,
  params: { id: pictureId },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: CaptionBody;
}): Promise<PicturesReply> =>
  inTransaction(async (tx) => {
    const { userId: workerId } = actor;
    const picture = await captionWorkPicture({ pictureId, workerId, ...body }, tx);
    if (!picture) throw new AppError('not_found');
    return { message: profiles.messages.captionSaved, data: await listOwn(workerId, tx) };
  });

/** Removes a picture from the worker's page and releases its file. */
export const removeWorkPicture = ({
  actor,
  params: { id: pictureId },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<PicturesReply> =>
  inTransaction(async (tx) => {
    const { userId: workerId } = actor;
    const picture = await deleteWorkPicture({ pictureId, workerId }, tx);
    if (!picture) throw new AppError('not_found');
    const { imageKey } = picture;
    await exchangeImages({ actor, before: [imageKey], after: [] }, tx);
    return { message: profiles.messages.pictureRemoved, data: await listOwn(workerId, tx) };
  });

/** Reports a picture the caller can see; throws not_found for others. */
export const reportWorkPicture = async (input: {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
}): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const picture = await findWorkPicture(params.id);
  if (!picture) throw new AppError('not_found');
  const { imageKey, caption: text, createdAt: sentAt } = picture;
  const subjectId = String(picture.workerId);
  const { visibility } = await getVisibleUser({ actor, userId: subjectId, throughOwnBlock: true });
  if (visibility === 'self') throw new AppError('not_oneself');
  if (picture.hidden !== null && visibility !== 'full') throw new AppError('not_found');
  const files = [imageEvidence(imageKey)];
  const subject = { subjectId, pictureId: params.id, files, text, sentAt };
  return fileReport({ ...input, subject });
};
