import { cache } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { readService } from '#lib/features/catalogue/services/read-service.ts';
import { findPageHere } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';

/** Finds the service of this page, once per request. Call it after the guard. */
export const findService = cache(async (id: string) => {
  await guardPage(publicPaths.service(id));
  return load(async () => readService(id, await findPageHere()));
});
