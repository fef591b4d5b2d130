import type { SeenUser, PublicWorker } from '#lib/features/profiles/contracts/profiles.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';
import { listBookingsOfPair } from '#models/bookings/booking-pairs.ts';
import { detailsFor, detailsKeptSince } from '#lib/features/bookings/rules/booking-details.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listReviewRecords, type NamedReview } from '#models/reviews/review.ts';
import { listWorkPictures, type WorkPictureRecord } from '#models/profiles/work-picture.ts';
import { toShownPictures } from '#lib/features/profiles/services/to-work-picture.ts';
import { type UserRecord, findUser } from '#models/people/user.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';
import { revealPhones } from '#lib/features/visibility/services/steps/reveal-phones.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toPerson, toTrade, toSelfUser } from '#lib/features/people/services/to-user.ts';
import { toReview } from '#lib/features/reviews/services/to-review.ts';
import { kilometresBetween, type GeoPoint } from '#lib/features/places/rules/geo.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

interface Extra {
  reviews: readonly NamedReview[];
  pictures: readonly WorkPictureRecord[];
  phone?: string;
}

const toPublicWorker = (user: UserRecord, { reviews, pictures, phone }: Extra): PublicWorker => ({
  ...toTrade(user),
  reviews: reviews.map(toReview),
  workPictures: toShownPictures(pictures),
  ...(phone !== undefined && { phone }),
});

/** Reviews returned with a worker; the review list has them all. */
const NEWEST_REVIEWS = 10;

const readExtra = async ({ _id }: UserRecord): Promise<Omit<Extra, 'phone'>> => {
  const workerId = String(_id);
  const [reviews, pictures] = await Promise.all([
    listReviewRecords({ workerId, before: null, limit: NEWEST_REVIEWS }),
    listWorkPictures(workerId),
  ]);
  return { reviews: reviews.items, pictures };
};

// An agency may call its own workers.
const showTrade = async ({ role }: Actor, worker: UserRecord): Promise<SeenUser> => {
  const phone = role === 'broker' ? (worker.phone ?? undefined) : undefined;
  return toPublicWorker(worker, { ...(await readExtra(worker)), ...(phone && { phone }) });
};

const showContact = async (actor: Actor, worker: UserRecord): Promise<SeenUser> => {
  const [phones, extra] = await Promise.all([revealPhones({ actor, workers: [worker] }), readExtra(worker)]);
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
  const at = now();
  const pair = { customerId: String(user._id), workerId: actor.userId };
  const bookings = await listBookingsOfPair(pair, { endsAfter: detailsKeptSince(at) });
  const details = bookings.map((booking) => detailsFor({ ...booking, customer: user }, 'worker', at));
  const phone = details.map(({ customer }) => customer.phone).find((shown) => shown !== undefined);
  return phone === undefined ? shown : { ...shown, phone };
};

interface UserRequest {
  actor: Actor;
  params: { id: string };
}

const show = async ({ actor, params: { id } }: UserRequest): Promise<SeenUser> => {
  const { user, visibility } = await getMetUser({ actor, userId: id });
  switch (visibility) {
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

/** Returns a person as far as the caller may see them. */
export const getUser = async (input: UserRequest): Promise<{ message: string; data: SeenUser }> => ({
  message: profiles.messages.found,
  data: await show(input),
});

/** Returns a person's name and picture, or null when the caller may not see them. */
export const findSeenUser = async (
  input: UserRequest,
): Promise<Pick<SeenUser, '_id' | 'name' | 'profileImage'> | null> => {
  try {
    const { _id, name, profileImage } = await show(input);
    return { _id, name, profileImage };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
};

/** Returns the distance to a worker in kilometres, or null when either place is unknown. */
export const measureDistance = async ({
  from,
  workerId,
}: {
  from: GeoPoint | null;
  workerId: string;
}): Promise<number | null> => {
  const [lng, lat] = (from && (await findUser(workerId)))?.point?.coordinates ?? [];
  return from && lat !== undefined && lng !== undefined ? kilometresBetween(from, { lat, lng }) : null;
};
