import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { listFavoriteIds } from '#lib/features/favorites/services/favorites.ts';
import { listReviews } from '#lib/features/reviews/services/reviews.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { listServicePrices } from '#lib/features/profiles/services/service-prices.ts';
import { listOwnWorkPictures } from '#lib/features/profiles/services/work-pictures.ts';
import { measureDistance } from '#lib/features/visibility/services/get-user.ts';
import { findPagePlace } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { findWorker } from '../find-worker.ts';
import { WorkerScreen } from '../../../worker-screen.tsx';

/** So many stand on the page at once; the rest come when asked for. */
const FIRST_REVIEWS = 5;

interface WorkerPageProps {
  params: Promise<{ id: string }>;
}

const measure = async (workerId: string) => {
  const place = await findPagePlace();
  return measureDistance({ from: place?.point ?? null, workerId });
};

/** One's own page shows what others see. */
const listOwnShown = async (userId: string) =>
  (await listOwnWorkPictures({ actor: { userId } })).data.filter(({ hidden }) => hidden === null);

const listNames = async () => {
  const [locale, skills, workTypes] = await Promise.all([readLocale(), listSkills(), listWorkTypes()]);
  return Object.fromEntries(
    [...skills.data, ...workTypes.data].map((entry) => [entry.name, nameIn(locale, entry)]),
  );
};

export const generateMetadata = async ({ params }: WorkerPageProps): Promise<Metadata> => {
  const [{ id }, actor] = await Promise.all([params, findPageActor()]);
  if (!actor || !findRoute(publicPaths.worker(id)))
    return { title: messages(await readLocale()).page.notFound };
  return { title: (await findWorker(id)).name };
};

export default async function WorkerPage({ params }: WorkerPageProps) {
  const { id } = await params;
  const actor = await guardPage(publicPaths.worker(id));
  if (!actor) notFound();
  const worker = await findWorker(id);
  const [pictures, reviews, saved, distanceKm, services, names, locale] = await Promise.all([
    'workPictures' in worker ? worker.workPictures : load(() => listOwnShown(id)),
    load(() => listReviews({ actor, params: { id }, query: { limit: FIRST_REVIEWS } })),
    load(() => listFavoriteIds({ actor, ids: [id] })),
    load(() => measure(id)),
    load(() => listServicePrices({ userId: id })),
    load(listNames),
    readLocale(),
  ]);
  const { phone = null, ...shown } = worker;
  return (
    <WorkerScreen
      worker={{ ...shown, phone }}
      pictures={pictures}
      reviews={reviews}
      distanceKm={distanceKm}
      services={services}
      isFavorite={saved.has(id)}
      isOwn={actor.userId === id}
      names={names}
      locale={locale}
    />
  );
}
