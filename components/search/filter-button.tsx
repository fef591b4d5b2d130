'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { usePreload } from '#components/ui/use-preload.ts';
import { countFilters } from '#lib/features/search/rules/search-query.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { loadFilterChips } from './load-filter-chips.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { useSearchWords } from './search-words.tsx';

/** The sheet's choices appear as chips, so both load together. */
const loadSheet = async () => (await Promise.all([import('./filter-sheet.tsx'), loadFilterChips()]))[0];

/** Loads the sheet before it opens. */
const preload = (): void => {
  preloadSheet();
  void loadSheet().catch(() => undefined);
};

type FilterButtonProps = Omit<FilterSheetProps, 'isOpen' | 'onClose'>;

/** Opens the filters and shows how many are active. */
export const FilterButton = (props: FilterButtonProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  const count = countFilters(props.filters);
  usePreload(preload);
  const open = async (): Promise<void> => {
    try {
      const { FilterSheet } = await loadSheet();
      setSheet(() => FilterSheet);
      setOpened(({ times }) => ({ times: times + 1, isOpen: true }));
    } catch {
      notify({ title: words.sheet.failed, description: words.sheet.failedHint, variant: 'destructive' });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
        className={buttonVariants({ variant: 'outline', size: 'compact', className: 'relative shrink-0' })}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="sr-only">{words.filters}</span>
        {count > 0 && (
          <span className="absolute -top-1.5 -right-1.5 grid min-h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-bold text-brand-ink tabular-nums">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{plural({ locale, count, text: words.filtersOn })}</span>
          </span>
        )}
      </button>
      {/* Each opening starts from the active filters. */}
      {Sheet && (
        <Sheet
          key={opened.times}
          {...props}
          isOpen={opened.isOpen}
          onClose={() => setOpened(({ times }) => ({ times, isOpen: false }))}
        />
      )}
    </>
  );
};
