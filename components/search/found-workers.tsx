import { BadgeCheck } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { chipFaceClass, chipTapClass } from '#components/ui/chip.tsx';
import { cn } from '#components/ui/cn.ts';
import { searchSorts } from '#lib/features/search/contracts/search-sort.ts';
import { withStep } from '#lib/features/search/rules/price-steps.ts';
import { noFilters, toSearchParams, type ListChoices } from '#lib/features/search/rules/search-query.ts';
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
import { formatRupees } from '#lib/platform/i18n/format.ts';
import type { SuggestionPlace } from './suggestion-options.tsx';
import { WorkerList } from './worker-list.tsx';
import { toPaise } from '#lib/platform/contract/rupees.ts';

interface NearbySearch {
  skillIds: readonly string[];
  place: PagePlace | null;
  /** Sort and filters. */
  choices: ListChoices;
}

/** Returns the display name of a page's place; null when it has none. */
export const toPlaceName = (place: PagePlace | null): string | null => place?.city ?? place?.pinCode ?? null;

type ChoiceWords = Pick<typeof search, 'sort' | 'limits'>;

interface ChoiceLinkProps {
  /** The choice in the link; the active one links back to none. */
  choices: ListChoices;
  isOn: boolean;
  /** Screen reader text, when it says more than the visible text. */
  spoken?: string;
  children: ReactNode;
}

const ChoiceLink = ({ choices, isOn, spoken, children }: ChoiceLinkProps) => (
  <Link
    href={`?${toSearchParams({ ...noFilters, ...choices })}`}
    aria-current={isOn}
    aria-label={spoken}
    scroll={false}
    replace
    prefetch={false}
    className={chipTapClass}
  >
    <span
      className={cn(
        chipFaceClass,
        isOn ? 'border border-brand bg-tint text-brand' : 'border border-field bg-card',
      )}
    >
      {children}
    </span>
  </Link>
);

interface ListLinksProps extends Pick<FoundWorkersProps, 'choices' | 'priceSteps'> {
  /** Whether distances are known. */
  isPlaced: boolean;
  words: ChoiceWords;
}

const rowClass = '-my-1.5 flex flex-wrap gap-x-2';

/** Links to sort a page's workers; the active one links back to the default. */
const SortLinks = ({ choices, isPlaced, words: { sort: words } }: ListLinksProps) => (
  <nav aria-label={words.by} className={rowClass}>
    {searchSorts
      .filter((one) => isPlaced || one !== 'distance')
      .map((one) => {
        const isOn = choices.sort === one;
        return (
          <ChoiceLink key={one} choices={{ ...choices, sort: isOn ? null : one }} isOn={isOn}>
            {words[one]}
          </ChoiceLink>
        );
      })}
  </nav>
);

/** Links for verified only and a maximum price. */
const LimitLinks = ({ choices, priceSteps, words: { limits } }: ListLinksProps) => (
  <nav aria-label={limits.by} className={rowClass}>
    <ChoiceLink choices={{ ...choices, isVerified: !choices.isVerified }} isOn={choices.isVerified}>
      <BadgeCheck aria-hidden />
      {limits.verified}
    </ChoiceLink>
    {withStep(priceSteps.rupees, choices.price).map((rupees) => {
      const isOn = choices.price === rupees;
      const price = { price: formatRupees(rupees) };
      return (
        <ChoiceLink
          key={rupees}
          choices={{ ...choices, price: isOn ? 0 : rupees }}
          isOn={isOn}
          {...(priceSteps.isHourly && { spoken: fill(limits.upToHour, price) })}
        >
          {fill(limits.upTo, price)}
        </ChoiceLink>
      );
    })}
  </nav>
);

/** Returns the search parameters of a page's place. */
export const toAskedPlace = (place: PagePlace | null): Pick<SearchQuery, 'pinCode' | 'city' | 'state'> => ({
  pinCode: place?.pinCode ?? undefined,
  city: place?.city ?? undefined,
  state: place?.state ?? undefined,
});

/** The same for suggestions. */
export const toSuggestionPlace = (place: PagePlace | null): SuggestionPlace | null =>
  place && { pinCode: place.pinCode, city: place.city };

/** Returns the search for workers with all of the skills who serve the reader's place. */
export const workersNear = ({ skillIds, place, choices }: NearbySearch): SearchQuery => ({
  skills: [...skillIds],
  allSkills: true,
  ...toAskedPlace(place),
  ...(choices.isVerified && { verified: true }),
  ...(choices.price > 0 && { maxPricePaise: toPaise(choices.price) }),
  ...(choices.sort && { sort: choices.sort }),
});

interface FoundWorkersProps extends NearbySearch {
  found: FoundWorkers;
  /** Maximum prices to choose from, per hour or for the job. */
  priceSteps: { readonly rupees: readonly number[]; readonly isHourly: boolean };
  visitor: PageVisitor | null;
  locale: Locale;
  /** The main action for a worker who travels to the reader's place. */
  actionFor?(worker: FoundWorker): ReactNode;
  words: {
    card: WorkerCardWords;
    choices: ChoiceWords;
    none: string;
    noneHint: string;
    /** The same when a place is known, with `{place}`. */
    noneHere: string;
    seeAll: string;
    searchAll: string;
  };
}

const isNarrowed = ({ isVerified, price }: ListChoices): boolean => isVerified || price > 0;

const NoWorkers = ({ skillIds, place, choices, locale, words }: FoundWorkersProps) => {
  const near = place?.city ? cityIn(locale, place.city) : toPlaceName(place);
  const hint = near ? fill(words.noneHere, { place: near }) : words.noneHint;
  if (isNarrowed(choices))
    return (
      <Notice heading="h3" drawing={signpost} title={words.none} hint={words.choices.limits.clearHint}>
        <Link
          href={`?${toSearchParams({ ...noFilters, sort: choices.sort })}`}
          scroll={false}
          replace
          prefetch={false}
          className={buttonVariants()}
        >
          {words.choices.limits.clear}
        </Link>
      </Notice>
    );
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

/** The workers on a page with a link to the rest, or an empty state. */
export const FoundWorkersPart = (props: FoundWorkersProps) => {
  const { found, skillIds, visitor, locale, words, actionFor, choices, priceSteps, place } = props;
  const links = { choices, priceSteps, isPlaced: Boolean(place?.pinCode), words: words.choices };
  if (found.data.length === 0)
    return (
      <>
        {isNarrowed(choices) && <LimitLinks {...links} />}
        <NoWorkers {...props} />
      </>
    );
  // A maximum for a job is not one for an hour.
  const kept = priceSteps.isHourly ? choices : { ...choices, price: 0 };
  const actions =
    actionFor &&
    Object.fromEntries(found.data.map((one) => [one._id, one.comes ? actionFor(one) : undefined]));
  const viewer = visitor && { userId: visitor.userId, role: visitor.role };
  return (
    <>
      {found.data.length > 1 && <SortLinks {...links} />}
      {(found.data.length > 1 || isNarrowed(choices)) && <LimitLinks {...links} />}
      <WorkerList {...{ workers: found.data, viewer, locale, actions }} words={words.card} />
      {found.nextCursor !== null && (
        <Link
          href={publicPaths.workersOf(skillIds, 'here', toSearchParams({ ...noFilters, ...kept }))}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'block' })}
        >
          {words.seeAll}
        </Link>
      )}
    </>
  );
};
