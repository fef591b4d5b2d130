import { isVerified } from '#lib/features/people/rules/verification.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import type {
  Favorite,
  FavoriteKind,
  FavoriteState,
  ListFavoritesQuery,
} from '#lib/features/favorites/contracts/favorites.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listHiddenFrom } from '#models/people/block.ts';
import {
  listFavoriteRecords,
  type FilledFavorite,
  findFavoriteIds,
  countFavorites,
  putFavorite as storeFavorite,
  removeGoneFavorites,
  removeFavorite as forgetFavorite,
} from '#models/favorites/favorite.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import type { LowestPrice } from '#lib/features/catalogue/contracts/jobs.ts';
import { wordOffer } from '#lib/features/catalogue/texts/word-offer.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import {
  findLowestPrices,
  type PricingPlace,
} from '#lib/features/catalogue/services/steps/price-services.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { findService } from '#models/catalogue/service.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';

interface Priced {
  row: FilledFavorite;
  /** The lowest price any worker charges for the service. */
  least: LowestPrice | null;
  language: Locale;
}

const toService = (job: FilledFavorite['jobs'][number], { least, language }: Omit<Priced, 'row'>) => ({
  _id: String(job._id),
  title: job.title,
  titles: job.titles,
  image: job.imageKeys.map((key) => imageUrl({ key, size: 640 })),
  price: toRupees(job.pricePaise),
  fromPaise: least?.pricePaise ?? null,
  costs: wordOffer({ pricePaise: job.pricePaise, least, durationMinutes: resolveDuration(job) }, language),
});

const toWorker = (worker: FilledFavorite['workers'][number]) => ({
  _id: String(worker._id),
  name: worker.name,
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  address: { city: worker.address.city, state: worker.address.state, pinCode: worker.address.pinCode },
  ...toPlaceNames(worker.address),
  skills: worker.skills.map(({ name }) => name),
  hourlyRate: worker.hourlyRatePaise === null ? null : toRupees(worker.hourlyRatePaise),
  isVerified: isVerified(worker),
  rating: averageRating(worker),
  reviews: worker.reviewCount,
  brokerId: worker.brokerId && String(worker.brokerId),
});

/** A favorite with its service or worker; empty when that no longer exists. */
const toFavorite = ({ row, ...priced }: Priced): Favorite[] => {
  const {
    _id,
    createdAt,
    jobs: [job],
    workers: [worker],
  } = row;
  const shared = { _id: String(_id), createdAt: createdAt.toISOString() };
  if (job) return [{ ...shared, kind: 'service', service: toService(job, priced) }];
  return worker ? [{ ...shared, kind: 'worker', worker: toWorker(worker) }] : [];
};

const toFavorites = async (
  rows: readonly FilledFavorite[],
  { language, here }: { language: Locale; here: PricingPlace | null },
): Promise<Favorite[]> => {
  const jobs = rows.flatMap((row) => row.jobs);
  const lowest = await findLowestPrices(jobs, here);
  const lowestById = new Map(jobs.map(({ _id }, at) => [String(_id), lowest[at] ?? null]));
  return rows.flatMap((row) =>
    toFavorite({ row, language, least: lowestById.get(String(row.jobs[0]?._id)) ?? null }),
  );
};

/** Lists the actor's favorites, newest first. */
export const listFavorites = async ({
  actor: { userId },
  query,
  here = null,
}: {
  actor: Actor;
  query: ListFavoritesQuery;
  here?: PricingPlace | null;
}): Promise<{ data: Favorite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const hidden = await listHiddenFrom(userId);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = await listFavoriteRecords({ userId, before, limit, hidden });
  return {
    data: await toFavorites(page.items, { language: query.language ?? 'en', here }),
    nextCursor: toRowCursor(page.nextCursor),
  };
};

interface ListFavoriteIdsInput {
  /** Guests have no favorites. */
  actor: Actor | null;
  ids: readonly string[];
}

/** Returns which of the given ids the actor has saved; only customers cost a read. */
export const listFavoriteIds = async ({ actor, ids }: ListFavoriteIdsInput): Promise<ReadonlySet<string>> => {
  if (actor?.role !== 'customer' || ids.length === 0) return new Set();
  return new Set(await findFavoriteIds({ userId: actor.userId, ids }));
};

/** Returns the ids of all the actor's favorites. */
export const listAllFavoriteIds = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ data: string[] }> => ({ data: await findFavoriteIds({ userId }) });

/** Bounds what one person can make us store. */
const MAX_FAVORITES = 200;

const isWorker = async (actor: Actor, id: string): Promise<boolean> =>
  (await getVisibleUser({ actor, userId: id })).user.role === 'worker';

const requireThing = async (actor: Actor, kind: FavoriteKind, id: string): Promise<void> => {
  const isThere = kind === 'service' ? (await findService(id)) !== null : await isWorker(actor, id);
  if (!isThere) throw new AppError('not_found');
};

const isFull = async (userId: string): Promise<boolean> => (await countFavorites(userId)) >= MAX_FAVORITES;

const requireRoom = async (userId: string, thingId: string): Promise<void> => {
  if (!(await isFull(userId)) || (await findFavoriteIds({ userId, ids: [thingId] })).length > 0) return;
  // Otherwise rows of deleted things would count towards the limit.
  await removeGoneFavorites(userId);
  if (await isFull(userId)) throw new AppError('too_many_favorites');
};

/** Saves a service or worker the actor can see. */
export const putFavorite = async ({
  actor,
  params: { kind, id },
}: {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}): Promise<{ data: FavoriteState }> => {
  const { userId } = actor;
  await requireThing(actor, kind, id);
  await requireRoom(userId, id);
  await inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    await storeFavorite({ userId, kind, thingId: id, at: now() }, tx);
  });
  return { data: { kind, _id: id, isFavorite: true } };
};

/** Removes a favorite. Reads nothing else, so the reply reveals nothing about other records. */
export const removeFavorite = async ({
  actor,
  params: { kind, id },
}: {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}): Promise<{ data: FavoriteState }> => {
  await forgetFavorite({ userId: actor.userId, kind, thingId: id });
  return { data: { kind, _id: id, isFavorite: false } };
};
