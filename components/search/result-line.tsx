'use client';

import { Button } from '#components/ui/button.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { FoundWorkers, WordsRead } from '#lib/features/search/contracts/search.ts';
import type { SearchFilters } from '#lib/features/search/rules/search-query.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';
import type { WorkerCount } from './use-live-count.ts';

interface ResultLineProps {
  /** Null while loading. */
  count: WorkerCount | null;
  filters: SearchFilters;
  skills: readonly NamedEntry[];
}

interface Wording extends Omit<ResultLineProps, 'count'> {
  count: WorkerCount;
  locale: Locale;
  words: SearchWords;
}

const listDetails = ({ filters, skills, locale, words }: Wording): string[] => {
  const { query, rating } = filters;
  const chosen = skills.filter(({ _id }) => filters.skills.includes(_id));
  const categories = chosen.map((skill) => nameIn(locale, skill)).join(', ');
  return [
    ...(query ? [fill(words.forQuery, { query })] : []),
    ...(categories ? [fill(words.inCategories, { categories })] : []),
    ...(rating > 0 ? [fill(words.ratedFrom, { rating })] : []),
  ];
};

const toLine = (wording: Wording): string => {
  const { count, locale, words } = wording;
  const found = count.totalIsCapped
    ? fill(words.foundMany, { count: count.total })
    : plural({ locale, count: count.total, text: words.found });
  const details = listDetails(wording).join(', ');
  return details === '' ? found : fill(words.line, { found, details });
};

/** The number of workers found; screen readers announce each change. */
export const ResultLine = ({ count, ...search }: ResultLineProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  return (
    <p role="status" className="text-sm text-muted">
      {count ? toLine({ ...search, count, locale, words }) : words.searching}
    </p>
  );
};

interface HowReadProps {
  filters: SearchFilters;
  found: Pick<FoundWorkers, 'reading' | 'places'>;
  onChange(filters: SearchFilters): void;
}

const isOwnName = ({ trades, words }: WordsRead): boolean =>
  trades.some(({ name, names }) =>
    [name, ...Object.values(names)].some((one) => one.toLowerCase() === words.toLowerCase()),
  );

/** How the words were understood, a link to match them literally (or back), and other places they may name. */
export const HowRead = ({ filters, found: { reading, places }, onChange }: HowReadProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { query, isAsTyped } = filters;
  // No explanation when the user typed the trade's own name.
  const isPlain = !isAsTyped && (!reading || isOwnName(reading));
  const joinTrades = ({ trades }: WordsRead): string =>
    trades.map((trade) => nameIn(locale, trade)).join(', ');
  return (
    <>
      {!isPlain && (
        <div className="flex flex-col items-start">
          <p className="font-medium wrap-anywhere">
            {isAsTyped
              ? fill(words.onlyTyped, { query })
              : reading && fill(words.readAs, { trades: joinTrades(reading), words: reading.words })}
          </p>
          <Button
            variant="link"
            size="flush"
            className="text-sm font-normal text-muted"
            onClick={() => onChange({ ...filters, isAsTyped: !isAsTyped })}
          >
            {isAsTyped ? words.byMeaning : fill(words.asTyped, { query })}
          </Button>
        </div>
      )}
      {places.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {words.searchIn}
          {places.map((place) => (
            <Button
              key={place.query}
              variant="link"
              size="flush"
              onClick={() => onChange({ ...filters, query: place.query, isEverywhere: true })}
            >
              {nameIn(locale, place)}
            </Button>
          ))}
        </p>
      )}
    </>
  );
};
