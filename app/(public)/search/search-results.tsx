'use client';

import Link from 'next/link';
import { usePageWords } from '#components/page/page-words.tsx';
import { FittingServices } from '#components/search/fitting-services.tsx';
import { HowRead, ResultLine } from '#components/search/result-line.tsx';
import { SearchFailed } from '#components/search/search-failed.tsx';
import { useSearchWords } from '#components/search/search-words.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { CardViewer } from '#components/search/worker-card.tsx';
import { WorkerCardSkeleton } from '#components/search/worker-card-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { isBlank, toSearchParams, type SearchFilters } from '#lib/features/search/rules/search-query.ts';
import { WorkerList } from '#components/search/worker-list.tsx';
import type { Found } from './found.ts';
import type { SearchProps, useSearch } from './use-search.ts';
import { lazy, Suspense, useRef, type MouseEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { useInSight } from '#lib/platform/browser/use-in-sight.ts';

// Most searches find somebody.
const NoWorkers = lazy(() =>
  import('#components/search/no-workers.tsx').then((part) => ({ default: part.NoWorkers })),
);

interface MoreWorkersProps {
  cursor: string;
  /** The next workers as a page of their own, for a browser without scripts. */
  href: string;
  isLoading: boolean;
  hasFailed: boolean;
  onMore(): void;
}

/** Loads the next workers when the end of the list comes into sight, or on a tap. */
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
  return (
    <>
      <WorkerList {...{ workers: found.workers, viewer, locale }} words={card} />
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
  // A search that had to look far may find its first worker only on a later page.
  if (found && (found.workers.length > 0 || found.nextCursor !== null))
    return <FoundList {...props} found={found} />;
  if (found)
    return (
      <Suspense>
        <NoWorkers
          filters={filters}
          place={filters.isEverywhere ? null : place}
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

/** The workers of a search, in whatever state it is. */
export const SearchResults = (props: SearchResultsProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { search, skills, viewer } = props;
  const { found, filters, failure, start } = search;
  const isFirstLook = isBlank(filters);
  return (
    <section aria-busy={!found && failure === null} className="flex flex-col gap-3">
      <h2 className={isFirstLook ? 'text-lg font-semibold' : 'sr-only'}>{words.workers}</h2>
      {(failure === null || found) && <ResultLine count={found} filters={filters} skills={skills} />}
      {found && (
        <>
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
