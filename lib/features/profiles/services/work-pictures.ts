import {
  addWorkPictureCall,
  reportWorkPictureCall,
} from '#lib/features/profiles/contracts/profiles.calls.ts';
import { MOST_WORK_PICTURES } from '#lib/features/profiles/contracts/profile-limits.ts';
import type {
  CaptionBody,
  OwnWorkPicture,
  WorkPictureBody,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { exchangeImages, withholdImage } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { isPictureReported } from '#models/people/report.ts';
import {
  captionWorkPicture,
  deleteWorkPicture,
  findWorkPicture,
  insertWorkPicture,
  listWorkPictures,
} from '#models/profiles/work-picture.ts';
import { toOwnPicture } from './to-work-picture.ts';

interface Said {
  message: string;
  data: OwnWorkPicture[];
}

const listOwn = async (workerId: string, tx?: Tx): Promise<OwnWorkPicture[]> =>
  (await listWorkPictures(workerId, tx)).map(toOwnPicture);

/** One's own pictures of work, newest first. */
export const listOwnWorkPictures = async ({
  actor,
}: {
  actor: Pick<Actor, 'userId'>;
}): Promise<{ data: OwnWorkPicture[] }> => ({ data: await listOwn(actor.userId) });

interface AddInput {
  actor: Actor;
  body: WorkPictureBody;
  idempotencyKey: string | null;
}

const add = async ({ actor, body }: AddInput, tx: Tx): Promise<Said> => {
  const { userId: workerId } = actor;
  // It also makes two additions wait for each other, so that neither counts without the other.
  await holdPeople(actor, tx);
  const { length } = await listWorkPictures(workerId, tx);
  if (length >= MOST_WORK_PICTURES) throw new AppError('too_many_work_pictures');
  const { image: imageKey, caption = '' } = body;
  await exchangeImages({ actor, before: [], after: [imageKey], purpose: 'work' }, tx);
  await insertWorkPicture({ workerId, imageKey, caption, createdAt: now() }, tx);
  return { message: profiles.messages.pictureAdded, data: await listOwn(workerId, tx) };
};

/** Shows an uploaded picture on the worker's page. */
export const addWorkPicture = (input: AddInput): Promise<Said> => {
  const { actor, body, idempotencyKey: key } = input;
  return withLock(`work-pictures:${actor.userId}`, () =>
    runIdempotent({ actor, call: addWorkPictureCall, key, body, work: (tx) => add(input, tx) }),
  );
};

interface CaptionInput {
  actor: Actor;
  params: { id: string };
  body: CaptionBody;
}

/** Puts other words below one of one's own pictures. */
export const captionOwnPicture = ({ actor, params: { id: pictureId }, body }: CaptionInput): Promise<Said> =>
  inTransaction(async (tx) => {
    const { userId: workerId } = actor;
    const picture = await captionWorkPicture({ pictureId, workerId, ...body }, tx);
    if (!picture) throw new AppError('not_found');
    return { message: profiles.messages.captionSaved, data: await listOwn(workerId, tx) };
  });

// So long an admin can still see a picture that was reported before it was taken away.
const EVIDENCE_MS = 30 * 86_400_000;

interface RemoveInput {
  actor: Actor;
  params: { id: string };
}

/** Takes a picture off the worker's page, and gives its file up. */
export const removeWorkPicture = ({ actor, params: { id: pictureId } }: RemoveInput): Promise<Said> =>
  inTransaction(async (tx) => {
    const { userId: workerId } = actor;
    const picture = await deleteWorkPicture({ pictureId, workerId }, tx);
    if (!picture) throw new AppError('not_found');
    const { imageKey } = picture;
    if (await isPictureReported(pictureId, tx))
      await withholdImage({ key: imageKey, expiresAt: new Date(now().getTime() + EVIDENCE_MS) }, tx);
    else await exchangeImages({ actor, before: [imageKey], after: [] }, tx);
    return { message: profiles.messages.pictureRemoved, data: await listOwn(workerId, tx) };
  });

interface ReportInput {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on a picture that the caller can see; of others nobody learns that they exist. */
export const reportWorkPicture = async (
  input: ReportInput,
): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const picture = await findWorkPicture(params.id);
  if (!picture) throw new AppError('not_found');
  const { imageKey, caption: text, createdAt: sentAt } = picture;
  const subjectId = String(picture.workerId);
  const { sight } = await getVisibleUser({ actor, userId: subjectId, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  if (picture.hidden !== null && sight !== 'full') throw new AppError('not_found');
  const subject = { subjectId, pictureId: params.id, imageKey, text, sentAt };
  return fileReport({ ...input, call: reportWorkPictureCall, subject });
};
