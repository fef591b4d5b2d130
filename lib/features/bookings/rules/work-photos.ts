import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  MAX_WORK_PHOTOS,
  photoStages,
  type PhotoStage,
} from '#lib/features/bookings/contracts/photo-stages.ts';
import { getStatusSince, type Blame } from './booking-transitions.ts';
import type { Change } from './effective-history.ts';
import { isUndecided, type ClaimTerms } from './no-show-claim.ts';

const MINUTE_MS = 60_000;

/** A photo can wait this long for a network. */
const LATE_MS = 24 * 60 * MINUTE_MS;
/** Time to remove a photo that was added by mistake. */
const REMOVE_MS = 10 * MINUTE_MS;

/** A photo that one side took of the work. */
export interface WorkPhoto {
  imageKey: string;
  stage: PhotoStage;
  by: Blame;
  at: Date;
  /** When it was chosen, by the phone's clock; absent if the phone sent no possible time. */
  chosenAt?: Date;
}

type Photo = Readonly<Pick<WorkPhoto, 'stage' | 'by' | 'at'>>;

interface Dispute {
  readonly noShow?: Pick<ClaimTerms, 'state'> | undefined;
  readonly cases?: readonly { readonly state: string }[] | undefined;
}

interface PhotoJob extends Dispute {
  readonly status: BookingStatus;
  readonly endsAt: Date;
  readonly history: readonly Change[];
  readonly createdAt: Date;
  readonly photos?: readonly Photo[] | undefined;
}

/** Whether a claim or a case still needs the photos of a booking. */
export const isDisputed = ({ noShow, cases = [] }: Dispute): boolean =>
  (noShow ? isUndecided(noShow) : false) || cases.some(({ state }) => state !== 'closed');

// A photo of the state before can arrive after the job, if it waited for a network.
const statuses: Readonly<Record<PhotoStage, readonly BookingStatus[]>> = {
  before: ['arrived', 'in_progress', 'completed'],
  after: ['in_progress', 'completed'],
};

const isTooLate = (job: PhotoJob, at: Date): boolean => {
  const end = Math.max(job.endsAt.getTime(), getStatusSince(job).getTime());
  return job.status === 'completed' && at.getTime() >= end + LATE_MS;
};

const isOpen = (job: PhotoJob, stage: PhotoStage, at: Date): boolean =>
  statuses[stage].includes(job.status) && !isTooLate(job, at);

const countLeft = ({ photos = [] }: PhotoJob, stage: PhotoStage, side: Blame): number =>
  Math.max(0, MAX_WORK_PHOTOS - photos.filter((one) => one.by === side && one.stage === stage).length);

type PhotoRefusal = 'photos_closed' | 'too_many_photos';

/** Returns why a side cannot add a photo; null if it can. Each side has its own room, so neither can use up the other's. */
export const judgePhoto = (
  job: PhotoJob,
  { stage, side }: { stage: PhotoStage; side: Blame },
  at: Date,
): PhotoRefusal | null => {
  if (!isOpen(job, stage, at)) return 'photos_closed';
  return countLeft(job, stage, side) === 0 ? 'too_many_photos' : null;
};

/** Returns how many photos of each stage a side can add now. */
export const countRoom = (job: PhotoJob, side: Blame, at: Date): Record<PhotoStage, number> => {
  const [before, after] = photoStages.map((stage) =>
    isOpen(job, stage, at) ? countLeft(job, stage, side) : 0,
  );
  return { before: before ?? 0, after: after ?? 0 };
};

/** Whether a side can remove a photo: its own, soon after adding it, and never one that a dispute may be about. */
export const canRemovePhoto = (job: Dispute, photo: Photo, side: Blame, at: Date): boolean =>
  photo.by === side && !isDisputed(job) && at.getTime() < photo.at.getTime() + REMOVE_MS;
