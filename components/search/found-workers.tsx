import Link from 'next/link';
import type { ReactNode } from 'react';
import { chipFaceClass, chipTapClass } from '#components/ui/chip.tsx';
import { cn } from '#components/ui/cn.ts';
import { searchSorts, type SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import type { search } from '#lib/features/search/texts/search.en.ts';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import type { WorkerCardWords } from './worker-card.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { FoundWorker, FoundWorkers, SearchQuery } from '#lib/features/search/contracts/search.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { SuggestionPlace } from './suggestion-options.tsx';
import { WorkerList } from './worker-list.tsx';

interface Wanted {
  skillIds: readonly string[];
  place: PagePlace | null;
  /** By what they are sorted first. */
  sort: SearchSort | null;
}

/** What people call a page's place; null where it has no name. */
export const placeNameOf = (place: PagePlace | null): string | null => place?.city ?? place?.pinCode ?? null;

type SortWords = (typeof search)['sort'];

interface SortLinksProps {
  sort: SearchSort | null;
  /** Whether distances are known. */
  isPlaced: boolean;
  words: SortWords;
}

/** By what a page's workers are sorted, as links to the same page; the one that is on leads back to the usual order. */
const SortLinks = ({ sort, isPlaced, words }: SortLinksProps) => (
  <nav aria-label={words.by} className="-my-1.5 flex flex-wrap gap-x-2">
    {searchSorts
      .filter((one) => isPlaced || one !== 'distance')
      .map((one) => (
        <Link
          key={one}
          href={one === sort ? '?' : `?sort=${one}`}
          aria-current={one === sort}
          scroll={false}
          replace
          prefetch={false}
          className={chipTapClass}
        >
          <span
            className={cn(
              chipFaceClass,
              one === sort ? 'border border-brand bg-tint text-brand' : 'border border-field bg-card',
            )}
          >
            {words[one]}
          </span>
        </Link>
      ))}
  </nav>
);

/** A page's place as searches ask for it. */
export const toAskedPlace = (place: PagePlace | null): Pick<SearchQuery, 'pinCode' | 'city' | 'state'> => ({
  pinCode: place?.pinCode ?? undefined,
  city: place?.city ?? undefined,
  state: place?.state ?? undefined,
});

/** The same for suggestions. */
export const toSuggestionPlace = (place: PagePlace | null): SuggestionPlace | null =>
  place && { pinCode: place.pinCode, city: place.city };

/** The search for those who have all of the skills and serve the reader's place. */
export const workersNear = ({ skillIds, place, sort }: Wanted): SearchQuery => ({
  skills: [...skillIds],
  allSkills: true,
  ...toAskedPlace(place),
  ...(sort && { sort }),
});

interface FoundWorkersProps extends Wanted {
  found: FoundWorkers;
  visitor: PageVisitor | null;
  locale: Locale;
  /** What can be done here, besides looking closer, with each of them who comes. */
  actionFor?(worker: FoundWorker): ReactNode;
  words: {
    card: WorkerCardWords;
    sort: SortWords;
    none: string;
    noneHint: string;
    /** The same where a place is known, as `{place}`. */
    noneHere: string;
    seeAll: string;
    searchAll: string;
  };
}

const NoWorkers = ({ skillIds, place, locale, words }: FoundWorkersProps) => {
  const near = place?.city ? cityIn(locale, place.city) : placeNameOf(place);
  const hint = near ? fill(words.noneHere, { place: near }) : words.noneHint;
  return (
    <Notice heading="h3" drawing={signpost} title={words.none} hint={hint}>
      <Link
        href={near ? publicPaths.workersOf(skillIds, 'all') : publicPaths.search}
        prefetch={false}
        className={buttonVariants()}
      >
        {words.searchAll}
      </Link>
    </Notice>
  );
};

/** The workers that a page found, the way to the rest of them, or what to do when there are none. */
export const FoundWorkersPart = (props: FoundWorkersProps) => {
  const { found, skillIds, visitor, locale, words, actionFor, sort, place } = props;
  if (found.data.length === 0) return <NoWorkers {...props} />;
  const actions =
    actionFor &&
    Object.fromEntries(found.data.map((one) => [one._id, one.comes ? actionFor(one) : undefined]));
  const viewer = visitor && { userId: visitor.userId, role: visitor.role };
  return (
    <>
      {found.data.length > 1 && (
        <SortLinks sort={sort} isPlaced={Boolean(place?.pinCode)} words={words.sort} />
      )}
      <WorkerList {...{ workers: found.data, viewer, locale, actions }} words={words.card} />
      {found.nextCursor !== null && (
        <Link
          href={publicPaths.workersOf(skillIds, 'here', sort)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'block' })}
        >
          {words.seeAll}
        </Link>
      )}
    </>
  );
};
