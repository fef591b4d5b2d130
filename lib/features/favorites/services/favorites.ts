import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
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
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import type { LeastPrice } from '#lib/features/catalogue/contracts/jobs.ts';
import { wordOffer } from '#lib/features/catalogue/texts/word-offer.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { findLowestPrices, type Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { findJob } from '#models/catalogue/service.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';

interface Priced {
  row: FilledFavorite;
  /** The least that somebody asks for the service. */
  least: LeastPrice | null;
  language: Locale;
}

const toService = (job: FilledFavorite['jobs'][number], { least, language }: Omit<Priced, 'row'>) => ({
  _id: String(job._id),
  title: job.title,
  titles: job.titles,
  image: job.imageKeys.map((key) => imageUrl({ key, size: 640 })),
  price: job.pricePaise / 100,
  fromPaise: least?.pricePaise ?? null,
  costs: wordOffer({ price: job.pricePaise / 100, least, durationMinutes: durationOf(job) }, language),
});

const toWorker = (worker: FilledFavorite['workers'][number]) => ({
  _id: String(worker._id),
  name: worker.name,
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  address: { city: worker.address.city, state: worker.address.state, pinCode: worker.address.pinCode },
  ...placeNamesOf(worker.address),
  skills: worker.skills.map(({ name }) => name),
  hourlyRate: worker.hourlyRatePaise === null ? null : worker.hourlyRatePaise / 100,
  isVerified: worker.verification !== null,
  rating: ratingOf(worker),
  reviews: worker.reviewCount,
  brokerId: worker.brokerId && String(worker.brokerId),
});

/** A favourite with what it stands for; none where that is gone. */
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

interface Reading {
  language: Locale;
  /** Where prices are asked for. */
  here: Here | null;
}

const toFavorites = async (
  rows: readonly FilledFavorite[],
  { language, here }: Reading,
): Promise<Favorite[]> => {
  const jobs = rows.flatMap((row) => row.jobs);
  const lowest = await findLowestPrices(jobs, here);
  const leastOf = new Map(jobs.map(({ _id }, at) => [String(_id), lowest[at] ?? null]));
  return rows.flatMap((row) =>
    toFavorite({ row, language, least: leastOf.get(String(row.jobs[0]?._id)) ?? null }),
  );
};

interface Input {
  actor: Actor;
  query: ListFavoritesQuery;
  here?: Here | null;
}

/** One page of what the actor has saved, newest first. */
export const listFavorites = async ({
  actor: { userId },
  query,
  here = null,
}: Input): Promise<{ data: Favorite[]; nextCursor: string | null }> => {
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
  /** Guests have saved nothing. */
  actor: Actor | null;
  /** Services or workers, as a page shows them. */
  ids: readonly string[];
}

/** Which of a page's things the actor has saved; others than customers save nothing and cost no read. */
export const listFavoriteIds = async ({ actor, ids }: ListFavoriteIdsInput): Promise<ReadonlySet<string>> => {
  if (actor?.role !== 'customer' || ids.length === 0) return new Set();
  return new Set(await findFavoriteIds({ userId: actor.userId, ids }));
};

/** The ids of everything that the actor has saved. */
export const listAllFavoriteIds = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ data: string[] }> => ({ data: await findFavoriteIds({ userId }) });

/** More than anybody looks through; what a person can make us keep ends here. */
const MOST_FAVORITES = 200;

const isWorker = async (actor: Actor, id: string): Promise<boolean> =>
  (await getVisibleUser({ actor, userId: id })).user.role === 'worker';

const requireThing = async (actor: Actor, kind: FavoriteKind, id: string): Promise<void> => {
  const isThere = kind === 'service' ? (await findJob(id)) !== null : await isWorker(actor, id);
  if (!isThere) throw new AppError('not_found');
};

const isFull = async (userId: string): Promise<boolean> => (await countFavorites(userId)) >= MOST_FAVORITES;

const requireRoom = async (userId: string, thingId: string): Promise<void> => {
  if (!(await isFull(userId)) || (await findFavoriteIds({ userId, ids: [thingId] })).length > 0) return;
  // Rows of things that no longer exist go here, where they would stand in the way of others.
  await removeGoneFavorites(userId);
  if (await isFull(userId)) throw new AppError('too_many_favorites');
};

interface PutFavoriteInput {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}

/** Saves a service or a worker whom the actor can see. */
export const putFavorite = async ({
  actor,
  params: { kind, id },
}: PutFavoriteInput): Promise<{ data: FavoriteState }> => {
  const { userId } = actor;
  await requireThing(actor, kind, id);
  await requireRoom(userId, id);
  await inTransaction(async (tx) => {
    await holdPeople(actor, tx);
    await storeFavorite({ userId, kind, thingId: id, at: now() }, tx);
  });
  return { data: { kind, _id: id, isFavorite: true } };
};

interface RemoveFavoriteInput {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}

/** Forgets a favourite. It looks at no other record, so the answer tells nothing about anybody. */
export const removeFavorite = async ({
  actor,
  params: { kind, id },
}: RemoveFavoriteInput): Promise<{ data: FavoriteState }> => {
  await forgetFavorite({ userId: actor.userId, kind, thingId: id });
  return { data: { kind, _id: id, isFavorite: false } };
};
