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
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { SuggestionPlace } from './suggestion-options.tsx';
import { WorkerList } from './worker-list.tsx';

interface Wanted {
  skillIds: readonly string[];
  place: PagePlace | null;
  /** How they are sorted and narrowed. */
  choices: ListChoices;
}

/** What people call a page's place; null where it has no name. */
export const placeNameOf = (place: PagePlace | null): string | null => place?.city ?? place?.pinCode ?? null;

type ChoiceWords = Pick<typeof search, 'sort' | 'limits'>;

interface ChoiceLinkProps {
  /** What the address is to say; where the choice is on, without it. */
  choices: ListChoices;
  isOn: boolean;
  /** What is heard, where more is to be said than is shown. */
  spoken?: string;
  children: ReactNode;
}

/** A choice as a link to the same page. */
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

/** By what a page's workers are sorted; the one that is on leads back to the usual order. */
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

/** Only the verified, and only who asks so much at most. */
const LimitLinks = ({ choices, priceSteps, words: { limits } }: ListLinksProps) => (
  <nav aria-label={limits.by} className={rowClass}>
    <ChoiceLink choices={{ ...choices, isVerified: !choices.isVerified }} isOn={choices.isVerified}>
      <BadgeCheck aria-hidden />
      {limits.verified}
    </ChoiceLink>
    {withStep(priceSteps.rupees, choices.price).map((rupees) => {
      const isOn = choices.price === rupees;
      const price = { price: formatMoney(rupees * 100) };
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
export const workersNear = ({ skillIds, place, choices }: Wanted): SearchQuery => ({
  skills: [...skillIds],
  allSkills: true,
  ...toAskedPlace(place),
  ...(choices.isVerified && { verified: true }),
  ...(choices.price > 0 && { maxPricePaise: choices.price * 100 }),
  ...(choices.sort && { sort: choices.sort }),
});

interface FoundWorkersProps extends Wanted {
  found: FoundWorkers;
  /** What may be chosen as the most that an hour or the job costs. */
  priceSteps: { readonly rupees: readonly number[]; readonly isHourly: boolean };
  visitor: PageVisitor | null;
  locale: Locale;
  /** What can be done here, besides looking closer, with each of them who comes. */
  actionFor?(worker: FoundWorker): ReactNode;
  words: {
    card: WorkerCardWords;
    choices: ChoiceWords;
    none: string;
    noneHint: string;
    /** The same where a place is known, as `{place}`. */
    noneHere: string;
    seeAll: string;
    searchAll: string;
  };
}

const isNarrowed = ({ isVerified, price }: ListChoices): boolean => isVerified || price > 0;

const NoWorkers = ({ skillIds, place, choices, locale, words }: FoundWorkersProps) => {
  const near = place?.city ? cityIn(locale, place.city) : placeNameOf(place);
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

/** The workers that a page found, the way to the rest of them, or what to do when there are none. */
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
  // What a job costs is no price of an hour.
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
