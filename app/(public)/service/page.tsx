import type { Metadata } from 'next';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { exploreJobs } from '#lib/features/search/services/explore-jobs.ts';
import { findPagePlace } from '#app/_request/find-page-place.ts';
import { placeNameOf, toAskedPlace } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-locale.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { ExploreScreen } from './explore-screen.tsx';
import { readWish } from './wish.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).services.explore,
});

type Asked = Parameters<typeof readWish>[0];

const readAsked = async (search: Search): Promise<Asked> => {
  const [query, near, rows] = await Promise.all([
    readParam(search, 'query'),
    readParam(search, 'near'),
    readParam(search, 'rows'),
  ]);
  return { query, near, rows };
};

export default async function ExplorePage({ searchParams }: { searchParams: Search }) {
  const actor = await guardPage(publicPaths.services);
  const [locale, place, asked] = await Promise.all([
    readLocale(),
    load(findPagePlace),
    readAsked(searchParams),
  ]);
  const wished = readWish(asked);
  // Without a place nothing can be near it.
  const wish = { ...wished, isNear: wished.isNear && placeNameOf(place) !== null };
  const near = wish.isNear ? toAskedPlace(place) : null;
  const { data } = await load(() => exploreJobs({ actor, words: wish.words, near }));
  return (
    <PageShell title={messages(locale).services.explore}>
      <ExploreScreen {...data} wish={wish} place={place} locale={locale} visitor={actor} />
    </PageShell>
  );
}
