import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { hasSms } from '#lib/platform/config/env.ts';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { searchQuery } from '#lib/features/search/contracts/search.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  parseFilters,
  toSearchCall,
  toSearchKey,
  toSearchParams,
  type Search,
} from '#lib/features/search/rules/search-query.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { listCategories } from '#lib/features/search/services/explore-jobs.ts';
import { findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readNetwork } from '#app/_request/read-network.ts';
import { readParam, readParams, type Search as ReadSearch } from '#app/_request/read-param.ts';
import { AskPlace, type AskPlaceProps } from '#components/search/ask-place.tsx';
import { GuestBooking } from '#app/_bookings/guest-booking.tsx';
import { findWorkerBeside } from '#app/_profiles/find-worker-beside.ts';
import { toFound } from '../found.ts';
import { SearchScreen } from '../search-screen.tsx';

interface SearchPageProps {
  searchParams: ReadSearch;
}

/** Names the worker beside the results. Why they cannot be read shows in the pane. */
export const generateMetadata = async ({ searchParams }: SearchPageProps): Promise<Metadata> => {
  const [locale, id] = await Promise.all([readLocale(), readParam(searchParams, 'open')]);
  const { title } = messages(locale).search;
  const beside = id === null ? null : await findWorkerBeside(id).catch(() => null);
  return { title: beside ? `${beside.worker.name} · ${title}` : title };
};

interface FirstPage extends Search {
  actor: Actor | null;
  start: string | null;
  locale: Locale;
}

/** Returns the first page; null for an invalid cursor, such as one from a truncated URL. */
const findFirst = ({ actor, filters, place, start, locale }: FirstPage) =>
  load(async () => {
    const params = { ...toSearchCall({ filters, place }), language: locale, ...(start && { cursor: start }) };
    const query = searchQuery.safeParse(params).data ?? {};
    try {
      return toFound(null, await searchWorkers({ actor, query, network: await readNetwork() }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_cursor') return null;
      throw error;
    }
  });

const placeWords = (locale: Locale): AskPlaceProps['words'] => {
  const { dialog, form, errors } = messages(locale).places;
  const { locate, locating, denied, lost } = dialog;
  return { locate, locating, denied, lost, pin: form.pin, unknown: errors.pin_unknown };
};

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const [actor, locale, place, { data: skills }, params] = await Promise.all([
    guardPage(publicPaths.search),
    readLocale(),
    load(findPagePlace),
    load(listCategories),
    readParams(searchParams),
  ]);
  const filters = parseFilters({ params, skills });
  const start = params.get('cursor');
  const found = await findFirst({ actor, filters, place, start, locale });
  if (!found) redirect(publicPaths.searchWith(toSearchParams(filters)));
  const viewer = actor && { userId: actor.userId, role: actor.role };
  const { search, places } = messages(locale);
  const screen = (
    <SearchScreen
      skills={skills}
      place={place && { ...place, shown: placeIn(locale, place) }}
      viewer={viewer}
      askPlace={place === null && viewer?.role !== 'worker' && <AskPlace words={placeWords(locale)} />}
      initial={{
        key: toSearchKey({ filters, place, start, viewerId: viewer?.userId ?? null }),
        data: found,
      }}
    />
  );
  return (
    <PageShell
      isWide
      place={
        <>
          <h1 className="sr-only">{search.title}</h1>
          <LocationChip place={placeIn(locale, place)} words={places.chip} />
        </>
      }
    >
      {!actor && hasSms() ? <GuestBooking>{screen}</GuestBooking> : screen}
    </PageShell>
  );
}
