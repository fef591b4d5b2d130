import { SavedFilters } from '#components/office/saved-filters.tsx';
import type { FilterChoice, FilteredList } from '#lib/features/office/contracts/saved-filters.ts';
import { listSavedFilters } from '#lib/features/office/services/saved-filters.ts';
import { load } from '#app/_request/load.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

interface SavedFiltersPartProps {
  view: OfficeView;
  list: FilteredList;
  /** The page's filter; null while it has none that can be saved. */
  choice: FilterChoice | null;
  /** The page filters by one person or thing, which cannot be saved. */
  isAboutOne?: boolean;
  /** The address of the list under a filter. */
  toHref(choice: FilterChoice): string;
}

/** An admin's saved filters above a list. */
export const SavedFiltersPart = async ({
  view,
  list,
  choice,
  isAboutOne = false,
  toHref,
}: SavedFiltersPartProps) => {
  const { data } = await load(() => listSavedFilters({ actor: view.actor }));
  const shown = choice && toHref(choice);
  return (
    <SavedFilters
      // The form starts over with another filter.
      key={shown}
      chips={data
        .filter((saved) => saved.list === list)
        .map((saved) => {
          const href = toHref(saved);
          return {
            id: saved._id,
            name: saved.name,
            href,
            isShown: href === shown,
            isOutdated: saved.isOutdated,
          };
        })}
      choice={choice}
      refusal={isAboutOne ? view.words.officeFilters.onePerson : null}
      words={{ ...officeActWords(view.words), filters: view.words.officeFilters }}
    />
  );
};
