import { cookies } from 'next/headers';
import { cache } from 'react';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { PLACE_COOKIE, type PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { findOwnPlace } from '#lib/features/places/services/find-own-place.ts';

/** The place of whoever asked for this page, looked up once a page; null where nothing is known of it. */
export const findPagePlace = cache(async (): Promise<PagePlace | null> => {
  const [actor, jar] = await Promise.all([findPageActor(), cookies()]);
  return findOwnPlace({ actor, pinCode: jar.get(PLACE_COOKIE)?.value });
});
