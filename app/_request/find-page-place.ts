import { cookies } from 'next/headers';
import { cache } from 'react';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { PLACE_COOKIE, type PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import { findHere, findOwnPlace, readBarrier } from '#lib/features/places/services/find-own-place.ts';

/** Returns the reader's place, read once per page, or null when it is unknown. */
export const findPagePlace = cache(async (): Promise<PagePlace | null> => {
  const [actor, jar] = await Promise.all([findPageActor(), cookies()]);
  return findOwnPlace({ actor, pinCode: jar.get(PLACE_COOKIE)?.value });
});

/** Returns what is switched off at the reader's place, or of these trades; null if they can be booked. */
export const findPageBarrier = async (skillIds: readonly string[] = []) =>
  readBarrier({ address: await findPagePlace(), skillIds });

export const findPageHere = cache(async () => findHere(await findPagePlace()));

/** Returns a place with its names in the reader's language. */
export const placeIn = (locale: Locale, place: PagePlace | null): PagePlace | null =>
  place && {
    ...place,
    city: place.city && cityIn(locale, place.city),
    state: place.state && stateIn(locale, place.state),
  };
