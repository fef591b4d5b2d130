import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { BesideList } from '#components/page/beside-list.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { findRoute, redirectFor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { searchQuery } from '#lib/features/search/contracts/search.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  readFilters,
  toSearchCall,
  toSearchKey,
  toSearchParams,
  type Search,
} from '#lib/features/search/rules/search-query.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { listCategories } from '#lib/features/search/services/explore-jobs.ts';
import { WorkerPane } from '#app/_profiles/worker-pane.tsx';
import { findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParams, type Search as ReadSearch } from '#app/_request/read-param.ts';
import { toFound } from './found.ts';
import { SearchScreen } from './search-screen.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).search.title,
});

interface FirstPage extends Search {
  actor: Actor | null;
  start: string | null;
  locale: Locale;
}

/** The first page; null for a cursor that leads nowhere, as when the address was cut short. */
const findFirst = ({ actor, filters, place, start, locale }: FirstPage) =>
  load(async () => {
    const asked = { ...toSearchCall({ filters, place }), language: locale, ...(start && { cursor: start }) };
    const query = searchQuery.safeParse(asked).data ?? {};
    try {
      return toFound(null, await searchWorkers({ actor, query }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_cursor') return null;
      throw error;
    }
  });

const mayOpen = (id: string, actor: Actor): boolean => {
  const page = publicPaths.worker(id);
  return findRoute(page) !== null && redirectFor(page, actor) === null;
};

export default async function SearchPage({ searchParams }: { searchParams: ReadSearch }) {
  const [actor, locale, place, { data: skills }, params] = await Promise.all([
    guardPage(publicPaths.search),
    readLocale(),
    load(findPagePlace),
    load(listCategories),
    readParams(searchParams),
  ]);
  const filters = readFilters({ params, skills });
  const start = params.get('cursor');
  const found = await findFirst({ actor, filters, place, start, locale });
  if (!found) redirect(publicPaths.searchWith(toSearchParams(filters)));
  const viewer = actor && { userId: actor.userId, role: actor.role };
  const { search, places } = messages(locale);
  const open = params.get('open');
  return (
    <>
      <PageShell
        isWide
        title={search.title}
        action={<LocationChip place={placeIn(locale, place)} words={places.chip} />}
      >
        <SearchScreen
          skills={skills}
          place={place && { ...place, shown: placeIn(locale, place) }}
          viewer={viewer}
          initial={{
            key: toSearchKey({ filters, place, start, viewerId: viewer?.userId ?? null }),
            data: found,
          }}
        />
      </PageShell>
      {actor && <BesideList page={publicPaths.worker('')} />}
      {actor && open !== null && mayOpen(open, actor) && (
        <Suspense key={open}>
          <WorkerPane actor={actor} id={open} />
        </Suspense>
      )}
    </>
  );
}
