import Link from 'next/link';
import type { Metadata } from 'next';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { exploreServices } from '#lib/features/search/services/explore-jobs.ts';
import { findPageBarrier, findPageHere, findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { toPlaceName, toAskedPlace, toSuggestionPlace } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import {
  everywherePath,
  resolveRequest,
  keptParams,
  morePath,
  toggledNearPath,
  type ListRequest,
} from './wish.ts';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { LiveSearch } from '#components/search/live-search.tsx';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { NearChip } from '#components/catalogue/near-chip.tsx';
import { NoServices } from '#components/catalogue/no-services.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { groupByTrade } from '#lib/features/catalogue/rules/group-by-trade.ts';
import { GroupedServices } from '#components/search/grouped-services.tsx';
import { ServiceList } from '#components/search/service-list.tsx';

interface ExploreScreenProps {
  services: readonly OfferedJob[];
  categories: readonly NamedEntry[];
  request: ListRequest;
  place: PagePlace | null;
  /** Only services that a worker near this place does; null for all. */
  near: string | null;
  locale: Locale;
  visitor: PageVisitor | null;
  /** The switch that keeps this place from being booked. */
  barrier: NotOffered | null;
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

const Found = ({
  services,
  request,
  near,
  locale,
  visitor,
}: Omit<ExploreScreenProps, 'categories' | 'place' | 'barrier'>) => {
  const { services: words, search } = messages(locale);
  const isSearch = request.words !== '';
  const list = { locale, words, visitor, prices: messages(locale).prices };
  const count = plural({ locale, count: services.length, text: words.found });
  return (
    <section aria-labelledby="services" className="flex flex-col gap-1">
      <SectionHeading id="services" title={isSearch || near !== null ? count : words.all} />
      {isSearch ? (
        <ServiceList services={services.slice(0, request.rows)} {...list} />
      ) : (
        <GroupedServices
          groups={groupByTrade(
            groupByTrade(services)
              .flatMap((group) => group.services)
              .slice(0, request.rows),
          )}
          other={words.otherServices}
          {...list}
        />
      )}
      {services.length > request.rows && (
        <Link
          href={morePath(request)}
          scroll={false}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'block' })}
        >
          {words.more}
        </Link>
      )}
      {near !== null && (
        <Link
          href={toggledNearPath(request)}
          prefetch={false}
          className={buttonVariants({ variant: 'link', className: 'self-center' })}
        >
          {search.clearPlace}
        </Link>
      )}
    </section>
  );
};

type WhereProps = Pick<ExploreScreenProps, 'request' | 'place' | 'near' | 'locale'>;

/** The reader's place and the filter for services done there. */
const Where = ({ request, place, near, locale }: WhereProps) => {
  const { services: words, places } = messages(locale);
  const name = toPlaceName(placeIn(locale, place));
  return (
    <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
      <LocationChip place={placeIn(locale, place)} words={places.chip} />
      {name !== null && (
        <NearChip href={toggledNearPath(request)} isOn={near !== null} place={name} words={words} />
      )}
    </div>
  );
};

const ExploreScreen = ({ categories, place, barrier, ...found }: ExploreScreenProps) => {
  const { services, request, near, locale, visitor } = found;
  const { services: words, search, offers } = messages(locale);
  return (
    <>
      <LiveSearch
        action={publicPaths.services}
        label={words.search}
        placeholder={words.searchFor}
        query={request.words}
        kept={keptParams(request)}
        suggesting={{ words: search.suggest, visitor, place: toSuggestionPlace(place) }}
      />
      <Where {...{ request, place, near, locale }} />
      {barrier && <LateOfferNotice barrier={barrier} isGuest={!visitor} words={offers.notice} />}
      {!barrier && request.words === '' && categories.length > 0 && (
        <Categories categories={categories} locale={locale} />
      )}
      {services.length > 0 && <Found {...found} />}
      {services.length === 0 && !barrier && (
        <NoServices
          isSearch={request.words !== ''}
          near={near}
          all={near !== null || request.isEverywhere ? everywherePath : publicPaths.services}
          words={words}
        />
      )}
    </>
  );
};

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).services.explore,
});

type RawRequest = Parameters<typeof resolveRequest>[0];

const readAsked = async (search: Search): Promise<RawRequest> => {
  const [query, near, rows] = await Promise.all([
    readParam(search, 'query'),
    readParam(search, 'near'),
    readParam(search, 'rows'),
  ]);
  return { query, near, rows };
};

export default async function ExplorePage({ searchParams }: { searchParams: Search }) {
  const actor = await guardPage(publicPaths.services);
  const [locale, place, query] = await Promise.all([
    readLocale(),
    load(findPagePlace),
    readAsked(searchParams),
  ]);
  const request = resolveRequest(query);
  // Null while no place is known, too.
  const near = request.isEverywhere ? null : toPlaceName(placeIn(locale, place));
  const asked = near === null ? null : toAskedPlace(place);
  const [barrier, { data }] = await Promise.all([
    load(() => findPageBarrier()),
    load(async () =>
      exploreServices({ actor, words: request.words, near: asked, here: await findPageHere() }),
    ),
  ]);
  return (
    <PageShell isWide title={messages(locale).services.explore}>
      <ExploreScreen {...data} {...{ request, place, near, barrier, locale }} visitor={actor} />
    </PageShell>
  );
}
