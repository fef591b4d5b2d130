import type { SeenUser } from '#lib/features/profiles/contracts/profiles.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { listFavoriteIds } from '#lib/features/favorites/services/favorites.ts';
import { listReviews } from '#lib/features/reviews/services/reviews.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { listOwnWorkPictures } from '#lib/features/profiles/services/work-pictures.ts';
import { listServicePrices } from '#lib/features/profiles/services/service-prices.ts';
import { findNextFree } from '#lib/features/bookings/services/list-slots.ts';
import { measureDistance } from '#lib/features/visibility/services/get-user.ts';
import { findPagePlace } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import type { WorkerBodyProps } from './worker-body.tsx';

/** Reviews on the page; the rest load on demand. */
const FIRST_REVIEWS = 5;

const measure = async (workerId: string) => {
  const place = await findPagePlace();
  return measureDistance({ from: place?.point ?? null, workerId });
};

const listOwnShown = async (userId: string) =>
  (await listOwnWorkPictures({ actor: { userId } })).data.filter(({ hidden }) => hidden === null);

const listNames = async () => {
  const [locale, skills, workTypes] = await Promise.all([readLocale(), listSkills(), listWorkTypes()]);
  return Object.fromEntries(
    [...skills.data, ...workTypes.data].map((entry) => [entry.name, nameIn(locale, entry)]),
  );
};

type SeenWorker = Extract<SeenUser, { skills: unknown }>;

/** Reads what a worker's page shows besides the worker. */
export const readWorker = async ({
  actor,
  worker,
}: {
  actor: Actor;
  worker: SeenWorker;
}): Promise<Omit<WorkerBodyProps, 'parts'>> => {
  const { phone = null, ...shown } = worker;
  const { _id: id } = worker;
  const isOwn = actor.userId === id;
  const [pictures, reviews, saved, distanceKm, services, names, nextFree, locale] = await Promise.all([
    'workPictures' in worker ? worker.workPictures : load(() => listOwnShown(id)),
    load(() => listReviews({ actor, params: { id }, query: { limit: FIRST_REVIEWS } })),
    load(() => listFavoriteIds({ actor, ids: [id] })),
    load(() => measure(id)),
    load(() => listServicePrices({ userId: id })),
    load(listNames),
    isOwn ? null : load(() => findNextFree(actor, id)),
    readLocale(),
  ]);
  const isFavorite = saved.has(id);
  return {
    worker: { ...shown, phone },
    ...{ pictures, reviews, distanceKm, services, isFavorite, isOwn, names, locale },
    nextFreeAt: nextFree && new Date(nextFree.scheduledAt),
  };
};
