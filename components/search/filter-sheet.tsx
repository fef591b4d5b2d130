'use client';

import { BadgeCheck, MapPin } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { Slider } from '#components/ui/slider.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { searchSorts } from '#lib/features/search/contracts/search-sort.ts';
import { hourSteps, withStep } from '#lib/features/search/rules/price-steps.ts';
import { noFilters, type SearchFilters, type SearchPlace } from '#lib/features/search/rules/search-query.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatRupees } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';
import { WhenFilter } from './when-filter.tsx';
import { useLiveCount, type CountOf, type WorkerCount } from './use-live-count.ts';

export interface FilterSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** The active filters. */
  filters: SearchFilters;
  skills: readonly NamedEntry[];
  place: SearchPlace | null;
  countOf: CountOf;
  onApply(filters: SearchFilters): void;
}

interface DraftProps {
  draft: SearchFilters;
  onDraft(draft: SearchFilters): void;
}

const RatingFilter = ({ draft, onDraft }: DraftProps) => {
  const words = useSearchWords();
  const { rating } = draft;
  return (
    <Slider
      label={words.sheet.rating}
      text={rating === 0 ? words.sheet.any : fill(words.ratingChip, { rating })}
      min={0}
      max={5}
      step={0.5}
      value={rating}
      onSlide={(value) => onDraft({ ...draft, rating: value })}
    />
  );
};

/** The sort of the results; tapping the active one clears it. */
const SortFilter = ({ draft, onDraft, place }: DraftProps & Pick<FilterSheetProps, 'place'>) => {
  const { sort: words } = useSearchWords();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{words.by}</legend>
      <div className="flex flex-wrap gap-x-2">
        {searchSorts
          .filter((sort) => place?.pinCode || sort !== 'distance')
          .map((sort) => (
            <ToggleChip
              key={sort}
              isOn={draft.sort === sort}
              onToggle={(isOn) => onDraft({ ...draft, sort: isOn ? sort : null })}
            >
              {words[sort]}
            </ToggleChip>
          ))}
      </div>
    </fieldset>
  );
};

/** Verified only, and a maximum hourly price; tapping an active one clears it. */
const LimitFilter = ({ draft, onDraft }: DraftProps) => {
  const { limits: words } = useSearchWords();
  const { isVerified, price } = draft;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{words.hour}</legend>
        <div className="flex flex-wrap gap-x-2">
          {withStep(hourSteps, price).map((rupees) => (
            <ToggleChip
              key={rupees}
              isOn={price === rupees}
              onToggle={(isOn) => onDraft({ ...draft, price: isOn ? rupees : 0 })}
            >
              {fill(words.upTo, { price: formatRupees(rupees) })}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{words.by}</legend>
        <ToggleChip isOn={isVerified} onToggle={(isOn) => onDraft({ ...draft, isVerified: isOn })}>
          <BadgeCheck aria-hidden />
          {words.verified}
        </ToggleChip>
      </fieldset>
    </>
  );
};

const without = (all: readonly string[], one: string): string[] => all.filter((other) => other !== one);

const CategoryFilter = ({ draft, onDraft, skills }: DraftProps & Pick<FilterSheetProps, 'skills'>) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const choose = (id: string, isChosen: boolean): void =>
    onDraft({
      ...draft,
      skills: [...without(draft.skills, id), ...(isChosen ? [id] : [])],
      hasAllSkills: false,
    });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{words.sheet.categories}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3">
        {skills.map((skill) => (
          <Checkbox
            key={skill._id}
            label={nameIn(locale, skill)}
            checked={draft.skills.includes(skill._id)}
            onChange={({ currentTarget }) => choose(skill._id, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};

const toPlaceText = (place: SearchPlace | null): string => {
  const { city, state } = place?.shown ?? place ?? {};
  return [city, state, place?.pinCode].filter(Boolean).join(', ');
};

const PlaceFilter = ({ draft, onDraft, place }: DraftProps & Pick<FilterSheetProps, 'place'>) => {
  const { sheet } = useSearchWords();
  const text = toPlaceText(place);
  return (
    <div>
      <p className="text-sm font-medium">{sheet.place}</p>
      <p className="flex min-h-10 items-center gap-2 text-muted">
        <MapPin aria-hidden className="size-5 shrink-0" />
        {text || sheet.noPlace}
      </p>
      {text && (
        <Checkbox
          label={sheet.everywhere}
          hint={sheet.everywhereHint}
          checked={draft.isEverywhere}
          onChange={({ currentTarget }) => onDraft({ ...draft, isEverywhere: currentTarget.checked })}
        />
      )}
    </div>
  );
};

interface CountLineProps {
  count: WorkerCount | null;
  words: SearchWords['sheet'];
}

const CountLine = ({ count, words }: CountLineProps) => {
  const { locale } = usePageWords();
  if (!count) return null;
  if (count.total === 0) return words.showNone;
  if (count.totalIsCapped) return fill(words.showMany, { count: count.total });
  return plural({ locale, count: count.total, text: words.show });
};

/** Edits a draft of the filters, used only when applied. */
export const FilterSheet = (props: FilterSheetProps) => {
  const { isOpen, onClose, filters, skills, place, countOf, onApply } = props;
  const words = useSearchWords();
  const { sheet } = words;
  const [draft, setDraft] = useState(filters);
  const count = useLiveCount(draft, countOf);
  const apply = (): void => {
    onClose();
    afterSheets(() => onApply(draft));
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words.filters}
      words={sheet}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="compact"
            className="flex-1"
            onClick={() => setDraft({ ...noFilters, query: filters.query })}
          >
            {sheet.reset}
          </Button>
          <Button size="tile" className="flex-2" onClick={apply}>
            {sheet.apply}
            <span aria-live="polite" className="min-h-[1lh] text-sm leading-tight font-normal">
              <CountLine count={count} words={sheet} />
            </span>
          </Button>
        </div>
      }
    >
      <SortFilter draft={draft} onDraft={setDraft} place={place} />
      <RatingFilter draft={draft} onDraft={setDraft} />
      <LimitFilter draft={draft} onDraft={setDraft} />
      <CategoryFilter draft={draft} onDraft={setDraft} skills={skills} />
      <WhenFilter at={draft.at} onAt={(at) => setDraft({ ...draft, at })} />
      <PlaceFilter draft={draft} onDraft={setDraft} place={place} />
    </Sheet>
  );
};
