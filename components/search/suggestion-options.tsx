import { Clock3, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { Suggestions } from '#lib/features/search/contracts/suggest.ts';
import { noFilters, toSearchParams } from '#lib/features/search/rules/search-query.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { isForVisitor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { ServiceTile } from './fitting-services.tsx';
import type { SuggestionWords } from './search-words.tsx';

/** A link or an action. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly picture: ReactNode;
  /** Null for "clear recent searches". */
  readonly href: string | null;
  /** The text to remember as a recent search. */
  readonly search: string;
}

export interface SuggestionGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly Suggestion[];
}

/** The reader's place, if known. */
export interface SuggestionPlace {
  readonly pinCode: string | null;
  readonly city: string | null;
}

interface View {
  readonly words: SuggestionWords;
  readonly locale: Locale;
  readonly visitor: PageVisitor | null;
}

const searchFor = (query: string, isEverywhere: boolean): string =>
  publicPaths.searchWith(toSearchParams({ ...noFilters, query, isEverywhere }));

const iconClass = 'mx-auto size-5 text-muted';

const tradeOptions = ({ trades }: Suggestions, { locale }: View): Suggestion[] =>
  trades.map((trade) => ({
    key: `trade-${trade._id}`,
    label: nameIn(locale, trade),
    picture: <TradePicture picture={trade.picture} className="w-full" />,
    href: publicPaths.category(trade._id),
    search: nameIn(locale, trade),
  }));

const serviceOptions = ({ services }: Suggestions, { locale, visitor }: View): Suggestion[] =>
  services.map((service) => {
    const label = nameIn(locale, { name: service.title, names: service.titles });
    const page = publicPaths.service(service._id);
    return {
      key: `service-${service._id}`,
      label,
      note: service.costs,
      picture: <ServiceTile image={service.image} />,
      href: isForVisitor(page, visitor) ? page : searchFor(label, false),
      search: label,
    };
  });

// The chosen area replaces the reader's own place.
const areaOptions = ({ areas }: Suggestions, { locale }: View): Suggestion[] =>
  areas.map((area) => {
    const { name, pinCode, query } = area;
    const city = area.city && nameIn(locale, { name: area.city, names: area.cityNames });
    const state = nameIn(locale, { name: area.state, names: area.stateNames });
    // With a PIN code it is an area within a city.
    const label = pinCode === null ? (city ?? state) : name;
    return {
      key: `area-${name}-${pinCode ?? ''}-${city ?? ''}-${state}`,
      label,
      note: [city, state, pinCode].filter((part) => part !== null && part !== label).join(', '),
      picture: <MapPin aria-hidden className={iconClass} />,
      href: searchFor(query, true),
      search: query,
    };
  });

const MAX_RECENT_WITH_OTHERS = 2;

const recentOptions = (recent: readonly string[], typed: string): Suggestion[] => {
  const begun = typed.toLowerCase();
  const fitting = recent.filter((text) => text.toLowerCase().startsWith(begun) && text !== typed);
  return (typed === '' ? fitting : fitting.slice(0, MAX_RECENT_WITH_OTHERS)).map((text) => ({
    key: `recent-${text}`,
    label: text,
    picture: <Clock3 aria-hidden className={iconClass} />,
    href: searchFor(text, false),
    search: text,
  }));
};

const forgetting = (words: SuggestionWords): Suggestion => ({
  key: 'forget',
  label: words.forget,
  picture: null,
  href: null,
  search: '',
});

const nothing: Suggestions = { trades: [], services: [], areas: [] };

interface SuggestionInput extends View {
  readonly typed: string;
  readonly found: Suggestions | null;
  readonly recent: readonly string[];
}

/** Returns the options in display order, without empty groups. */
export const toGroups = ({ typed, found, recent, ...view }: SuggestionInput): SuggestionGroup[] => {
  const { words } = view;
  const shown = found ?? nothing;
  const own = recentOptions(recent, typed);
  const groups = [
    { key: 'trades', title: words.trades, options: tradeOptions(shown, view) },
    { key: 'services', title: words.services, options: serviceOptions(shown, view) },
    { key: 'areas', title: words.areas, options: areaOptions(shown, view) },
    {
      key: 'recent',
      title: words.recent,
      options: typed === '' && own.length > 0 ? [...own, forgetting(words)] : own,
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

const PAUSE_MS = 150;

/** Fetches suggestions for the typed text; fast typing skips requests. */
export const useSuggested = ({
  typed,
  locale,
  place,
}: {
  typed: string;
  locale: Locale;
  place: SuggestionPlace | null;
}): Suggestions | null => {
  const { pinCode, city } = place ?? {};
  const [found, setFound] = useState<Suggestions | null>(null);
  const ask = useEffectEvent((signal: AbortSignal) => {
    const query = { q: typed, language: locale, ...(pinCode && { pinCode }), ...(city && { city }) };
    api('GET /search/suggest', { query, signal }).then(
      ({ data }) => setFound(data),
      // The box works without suggestions; outdated ones would mislead.
      () => !signal.aborted && setFound(null),
    );
  });
  useEffect(() => {
    if (typed === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => ask(controller.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return typed === '' ? null : found;
};
