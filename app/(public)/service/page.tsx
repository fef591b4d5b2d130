import Link from 'next/link';
import type { Metadata } from 'next';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { exploreJobs } from '#lib/features/search/services/explore-jobs.ts';
import { findPageHere, findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { placeNameOf, toAskedPlace, toSuggestionPlace } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { resolveRequest, keptOf, moreOf, otherNearOf, type Wish } from './wish.ts';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { LiveSearch } from '#components/search/live-search.tsx';
import { NearChip } from '#components/catalogue/near-chip.tsx';
import { NoServices } from '#components/catalogue/no-services.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { ServiceList } from '#components/search/service-list.tsx';

interface ExploreScreenProps {
  services: readonly OfferedJob[];
  categories: readonly NamedEntry[];
  wish: Wish;
  /** The reader's place. */
  place: PagePlace | null;
  locale: Locale;
  visitor: PageVisitor | null;
}

const Categories = ({ categories, locale }: Pick<ExploreScreenProps, 'categories' | 'locale'>) => (
  <section aria-labelledby="categories" className="flex flex-col gap-1">
    <SectionHeading id="categories" title={messages(locale).services.categories} />
    <CategoryGrid>
      {categories.map((skill) => (
        <CategoryTile key={skill._id} skill={skill} locale={locale} />
      ))}
    </CategoryGrid>
  </section>
);

const Found = ({ services, wish, locale, visitor }: Omit<ExploreScreenProps, 'categories' | 'place'>) => {
  const { services: words } = messages(locale);
  const isFiltered = wish.words !== '' || wish.isNear;
  const count = plural({ locale, count: services.length, text: words.found });
  return (
    <section aria-labelledby="services" className="flex flex-col gap-1">
      <SectionHeading id="services" title={isFiltered ? count : words.all} />
      <ServiceList
        services={services.slice(0, wish.rows)}
        {...{ locale, words, visitor }}
        prices={messages(locale).prices}
      />
      {services.length > wish.rows && (
        <Link
          href={moreOf(wish)}
          scroll={false}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'block' })}
        >
          {words.more}
        </Link>
      )}
    </section>
  );
};

type WhereProps = Pick<ExploreScreenProps, 'wish' | 'place' | 'locale'>;

/** The reader's place, and whether only what is done there is shown. */
const Where = ({ wish, place, locale }: WhereProps) => {
  const { services: words, places } = messages(locale);
  const name = placeNameOf(placeIn(locale, place));
  return (
    <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
      <LocationChip place={placeIn(locale, place)} words={places.chip} />
      {name !== null && <NearChip href={otherNearOf(wish)} isOn={wish.isNear} place={name} words={words} />}
    </div>
  );
};

const isWhole = ({ words, isNear }: Wish): boolean => words === '' && !isNear;

/** All services and categories, to look through and to search by title and by place. */
const ExploreScreen = ({ categories, place, ...found }: ExploreScreenProps) => {
  const { services, wish, locale, visitor } = found;
  const { services: words, search } = messages(locale);
  return (
    <>
      <LiveSearch
        action={publicPaths.services}
        label={words.search}
        placeholder={words.searchFor}
        query={wish.words}
        kept={keptOf(wish)}
        suggesting={{ words: search.suggest, visitor, place: toSuggestionPlace(place) }}
      />
      <Where wish={wish} place={place} locale={locale} />
      {isWhole(wish) && categories.length > 0 && <Categories categories={categories} locale={locale} />}
      {services.length > 0 ? (
        <Found {...found} />
      ) : (
        <NoServices
          isSearch={wish.words !== ''}
          near={wish.isNear ? placeNameOf(place) : null}
          words={words}
        />
      )}
    </>
  );
};

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).services.explore,
});

type Asked = Parameters<typeof resolveRequest>[0];

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
  const wished = resolveRequest(asked);
  // Without a place nothing can be near it.
  const wish = { ...wished, isNear: wished.isNear && placeNameOf(place) !== null };
  const near = wish.isNear ? toAskedPlace(place) : null;
  const { data } = await load(async () =>
    exploreJobs({ actor, words: wish.words, near, here: await findPageHere() }),
  );
  return (
    <PageShell isWide title={messages(locale).services.explore}>
      <ExploreScreen {...data} wish={wish} place={place} locale={locale} visitor={actor} />
    </PageShell>
  );
}
