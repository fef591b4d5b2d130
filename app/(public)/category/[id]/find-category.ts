import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { readCategory } from '#lib/features/catalogue/services/read-service.ts';
import { findPageHere } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';

/** Loads the category and its services once for layout, title and page. */
export const findCategory = cache(async (id: string) => {
  // Layouts render in parallel, so the outer guard may not have finished yet.
  await guardPage(publicPaths.category(id));
  return (await load(async () => readCategory(id, await findPageHere()))) ?? notFound();
});
