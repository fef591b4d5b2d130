import type { SeenUser, PublicWorker } from '#lib/features/profiles/contracts/profiles.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';
import { haveAgreed } from '#models/bookings/booking-pairs.ts';
import { detailsKeptSince } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listReviewRecords, type NamedReview } from '#models/reviews/review.ts';
import { listWorkPictures, type WorkPictureRecord } from '#models/profiles/work-picture.ts';
import { toShownPictures } from '#lib/features/profiles/services/to-work-picture.ts';
import { type UserRecord, findUser } from '#models/people/user.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';
import { revealPhonesOf } from '#lib/features/visibility/services/steps/reveal-phones.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toPerson, toTrade, toSelfUser } from '#lib/features/people/services/to-user.ts';
import { toReview } from '#lib/features/reviews/services/to-review.ts';
import { kilometresBetween, type GeoPoint } from '#lib/features/places/rules/geo.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

interface Extra {
  reviews: readonly NamedReview[];
  pictures: readonly WorkPictureRecord[];
  /** Only for those who may have it. */
  phone?: string;
}

/** A worker as others see one. */
const toPublicWorker = (user: UserRecord, { reviews, pictures, phone }: Extra): PublicWorker => ({
  ...toTrade(user),
  reviews: reviews.map(toReview),
  workPictures: toShownPictures(pictures),
  ...(phone !== undefined && { phone }),
});

/** So many come along with a worker; the list of reviews has them all. */
const NEWEST_REVIEWS = 10;

const readExtra = async ({ _id }: UserRecord): Promise<Omit<Extra, 'phone'>> => {
  const workerId = String(_id);
  const [reviews, pictures] = await Promise.all([
    listReviewRecords({ workerId, before: null, limit: NEWEST_REVIEWS }),
    listWorkPictures(workerId),
  ]);
  return { reviews: reviews.items, pictures };
};

// An agency calls its own workers.
const showTrade = async ({ role }: Actor, worker: UserRecord): Promise<SeenUser> => {
  const phone = role === 'broker' ? (worker.phone ?? undefined) : undefined;
  return toPublicWorker(worker, { ...(await readExtra(worker)), ...(phone && { phone }) });
};

const showContact = async (actor: Actor, worker: UserRecord): Promise<SeenUser> => {
  const [phones, extra] = await Promise.all([
    revealPhonesOf({ actor, workers: [worker] }),
    readExtra(worker),
  ]);
  return toPublicWorker(worker, { ...extra, phone: phones.get(String(worker._id)) });
};

const showAll = (actor: Actor, user: UserRecord): Promise<SeenUser> =>
  inTransaction(async (tx) => {
    await writeAudit({ actor, act: 'user.read', subjectId: String(user._id), details: null }, tx);
    return toSelfUser(user);
  });

const showPerson = async (actor: Actor, user: UserRecord): Promise<SeenUser> => {
  const shown = toPerson(user);
  if (actor.role !== 'worker' || user.role !== 'customer' || user.phone === null) return shown;
  const pair = { customerId: String(user._id), workerId: actor.userId };
  const isGiven = await haveAgreed(pair, { endsAfter: detailsKeptSince(now()) });
  return isGiven ? { ...shown, phone: user.phone } : shown;
};

interface Input {
  actor: Actor;
  params: { id: string };
}

const show = async ({ actor, params: { id } }: Input): Promise<SeenUser> => {
  const { user, sight } = await getMetUser({ actor, userId: id });
  switch (sight) {
    case 'self':
      return toSelfUser(user);
    case 'full':
      return showAll(actor, user);
    case 'contact':
      return showContact(actor, user);
    case 'trade':
      return showTrade(actor, user);
    case 'person':
      return showPerson(actor, user);
  }
};

/** One person, as far as the caller may see them. */
export const getUser = async (input: Input): Promise<{ message: string; data: SeenUser }> => ({
  message: profiles.messages.found,
  data: await show(input),
});

/** Name and picture of somebody; null where the caller may not see them. */
export const findSeenUser = async (
  input: Input,
): Promise<Pick<SeenUser, '_id' | 'name' | 'profileImage'> | null> => {
  try {
    const { _id, name, profileImage } = await show(input);
    return { _id, name, profileImage };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
};

interface Way {
  /** Where the reader is, as far as that is known. */
  from: GeoPoint | null;
  workerId: string;
}

/** How far a worker is, in kilometres; null where either place is not known. */
export const measureDistance = async ({ from, workerId }: Way): Promise<number | null> => {
  const [lng, lat] = (from && (await findUser(workerId)))?.point?.coordinates ?? [];
  return from && lat !== undefined && lng !== undefined ? kilometresBetween(from, { lat, lng }) : null;
};

/** The signed-in worker's own profile. */
export const getOwnWorker = async ({ actor }: { actor: Actor }): Promise<{ data: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { data: toSelfUser(user) };
};
