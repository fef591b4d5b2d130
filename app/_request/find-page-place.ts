import { cookies } from 'next/headers';
import { cache } from 'react';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { PLACE_COOKIE, type PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import { findHere, findOwnPlace } from '#lib/features/places/services/find-own-place.ts';

/** The place of whoever asked for this page, looked up once a page; null where nothing is known of it. */
export const findPagePlace = cache(async (): Promise<PagePlace | null> => {
  const [actor, jar] = await Promise.all([findPageActor(), cookies()]);
  return findOwnPlace({ actor, pinCode: jar.get(PLACE_COOKIE)?.value });
});

/** The same place as prices are asked for there. */
export const findPageHere = cache(async () => findHere(await findPagePlace()));

/** A place as its reader calls it. */
export const placeIn = (locale: Locale, place: PagePlace | null): PagePlace | null =>
  place && {
    ...place,
    city: place.city && cityIn(locale, place.city),
    state: place.state && stateIn(locale, place.state),
  };
