'use client';

import Link from 'next/link';
import { usePageWords } from '#components/page/page-words.tsx';
import { usePane } from '#components/page/use-pane.ts';
import { FittingServices } from '#components/search/fitting-services.tsx';
import { HowRead, ResultLine } from '#components/search/result-line.tsx';
import { SearchFailed } from '#components/search/search-failed.tsx';
import { useSearchWords } from '#components/search/search-words.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { CardViewer } from '#components/search/worker-card.tsx';
import { WorkerCardSkeleton } from '#components/search/worker-card-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import {
  isBlank,
  toSearchParams,
  type SearchFilters,
  countFilters,
} from '#lib/features/search/rules/search-query.ts';
import { WorkerList } from '#components/search/worker-list.tsx';
import type { Found } from './found.ts';
import { type SearchProps, useSearch } from './use-search.ts';
import { Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { latePart } from '#lib/platform/browser/late-part.ts';
import { useInSight } from '#lib/platform/browser/use-in-sight.ts';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { FilterButton } from '#components/search/filter-button.tsx';
import { loadFilterChips } from '#components/search/load-filter-chips.ts';
import { SearchForm } from '#components/search/search-form.tsx';
import type { Step } from '#lib/platform/browser/change-address.ts';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';

// Rarely needed: most searches find workers.
const NoWorkers = latePart(async () => (await import('#components/search/no-workers.tsx')).NoWorkers);

const NotOffered = latePart(async () => (await import('#components/search/not-offered.tsx')).NotOffered);

interface MoreWorkersProps {
  cursor: string;
  /** The next page, for browsers without JavaScript. */
  href: string;
  isLoading: boolean;
  hasFailed: boolean;
  onMore(): void;
}

/** Loads more workers at the end of the list or on a tap. */
const MoreWorkers = ({ cursor, href, isLoading, hasFailed, onMore }: MoreWorkersProps) => {
  const words = useSearchWords();
  const { retry } = usePageWords();
  const link = useRef<HTMLAnchorElement>(null);
  useInSight({ element: link, key: isLoading || hasFailed ? null : cursor, onSight: onMore });
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onMore();
  };
  return (
    <div className="flex flex-col gap-2">
      <div role="status">
        {hasFailed && <Alert variant="destructive">{words.moreFailed}</Alert>}
        {isLoading && <span className="sr-only">{words.loadingMore}</span>}
      </div>
      <a
        ref={link}
        href={href}
        aria-busy={isLoading}
        onClick={handleClick}
        className={buttonVariants({ variant: 'outline', size: 'block' })}
      >
        {hasFailed ? retry : words.more}
      </a>
    </div>
  );
};

interface SearchResultsProps extends SearchProps {
  viewer: CardViewer;
  search: ReturnType<typeof useSearch>;
}

const pageAt = (filters: SearchFilters, cursor: string): string => {
  const params = new URLSearchParams(toSearchParams(filters));
  params.set('cursor', cursor);
  return publicPaths.searchWith(params.toString());
};

const FoundList = ({ found, viewer, search }: SearchResultsProps & { found: Found }) => {
  const { card } = useSearchWords();
  const { locale } = usePageWords();
  const { filters, isLoading, failure, loadMore, retry } = search;
  const pane = usePane();
  return (
    <>
      {/* Guests sign in first, on the way to a worker's own page. */}
      <WorkerList
        {...{ workers: found.workers, viewer, locale }}
        words={card}
        pane={viewer ? pane : undefined}
      />
      {found.nextCursor !== null && (
        <MoreWorkers
          cursor={found.nextCursor}
          href={pageAt(filters, found.nextCursor)}
          isLoading={isLoading}
          hasFailed={failure !== null}
          onMore={failure === null ? loadMore : retry}
        />
      )}
    </>
  );
};

const Outcome = (props: SearchResultsProps) => {
  const { search, place } = props;
  const { found, filters, failure, retry } = search;
  // A search that hit its scan limit may find its first worker on a later page.
  if (found && (found.workers.length > 0 || found.nextCursor !== null))
    return <FoundList {...props} found={found} />;
  // The notice above says why, and other filters find no one either.
  if (found?.notOffered) return null;
  if (found)
    return (
      <Suspense>
        <NoWorkers
          filters={filters}
          place={filters.isEverywhere ? null : place}
          isOffered={found.isOffered}
          namesTrade={found.reading !== null || filters.skills.length > 0}
          nearest={found.nearest}
          onChange={search.change}
        />
      </Suspense>
    );
  if (failure !== null) return <SearchFailed failure={failure} onRetry={retry} />;
  return (
    <ul className="cards">
      <WorkerCardSkeleton />
      <WorkerCardSkeleton />
      <WorkerCardSkeleton />
      <WorkerCardSkeleton />
    </ul>
  );
};

const SearchResults = (props: SearchResultsProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { search, skills, viewer } = props;
  const { found, filters, failure, start } = search;
  const isFirstLook = isBlank(filters);
  return (
    <section aria-busy={!found && failure === null} className="flex flex-col gap-3">
      <h2 className={isFirstLook ? 'text-lg font-semibold' : 'sr-only'}>{words.workers}</h2>
      {(failure === null || found) && !found?.notOffered && (
        <ResultLine count={found} filters={filters} skills={skills} />
      )}
      {found && (
        <>
          {found.notOffered && (
            <LateOfferNotice barrier={found.notOffered} isGuest={viewer === null} words={words.offer} />
          )}
          {!found.isOffered && !found.notOffered && (
            <Suspense>
              <NotOffered key={filters.query} query={filters.query} isGuest={viewer === null} />
            </Suspense>
          )}
          <HowRead filters={filters} found={found} onChange={search.change} />
          <FittingServices services={found.services} locale={locale} visitor={viewer} words={words.suggest} />
        </>
      )}
      {start !== null && (
        <Link
          href={publicPaths.searchWith(toSearchParams(filters))}
          prefetch={false}
          className={buttonVariants({ variant: 'link', size: 'compact', className: 'self-start' })}
        >
          {words.toStart}
        </Link>
      )}
      <Outcome {...props} />
    </section>
  );
};

const FilterChips = latePart(async () => (await loadFilterChips()).FilterChips);

const SHOWN_CATEGORIES = 8;

/** Suggestions shown before the first search. */
const SearchStart = ({ skills }: { skills: readonly NamedEntry[] }) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  if (skills.length === 0) return null;
  return (
    <>
      <p className="text-muted">{words.start}</p>
      <h2 className="text-lg font-semibold">{words.categories}</h2>
      <CategoryGrid>
        {skills.slice(0, SHOWN_CATEGORIES).map((skill) => (
          <CategoryTile key={skill._id} skill={skill} locale={locale} />
        ))}
      </CategoryGrid>
    </>
  );
};

interface SearchScreenProps extends Omit<SearchProps, 'viewerId'> {
  viewer: CardViewer;
  /** Set when the visitor's place is unknown. */
  askPlace: ReactNode;
}

/** Adds one history entry per burst of typing, not one per word. */
const useTypingStep = () => {
  const isTyping = useRef(false);
  return (isSent: boolean): Step => {
    const step = isTyping.current ? 'replace' : 'push';
    isTyping.current = !isSent;
    return step;
  };
};

/** The search screen. Its URL holds the search, and every control changes the URL. */
export const SearchScreen = ({ viewer, askPlace, ...screen }: SearchScreenProps) => {
  const props = { ...screen, viewerId: viewer?.userId ?? null };
  const search = useSearch(props);
  const { filters, change, countOf } = search;
  const historyStep = useTypingStep();
  const kept = new URLSearchParams(toSearchParams({ ...filters, query: '' }));
  const choose = (next: typeof filters): void => {
    historyStep(true);
    change(next);
  };
  return (
    <>
      <SearchForm
        query={filters.query}
        kept={kept}
        visitor={viewer}
        place={props.place}
        onQuery={(query, { isSent }) => change({ ...filters, query, isAsTyped: false }, historyStep(isSent))}
      >
        <FilterButton
          filters={filters}
          skills={props.skills}
          place={props.place}
          countOf={countOf}
          onApply={choose}
        />
      </SearchForm>
      {countFilters(filters) > 0 && (
        <Suspense>
          <FilterChips filters={filters} skills={props.skills} onChange={choose} />
        </Suspense>
      )}
      {!filters.isEverywhere && askPlace}
      {isBlank(filters) && <SearchStart skills={props.skills} />}
      <SearchResults {...props} viewer={viewer} search={search} />
    </>
  );
};
