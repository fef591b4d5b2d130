import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { readCategory } from '#lib/features/catalogue/services/read-service.ts';
import { findPageHere } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';

/** The category of a page with its services, asked for once though frame, title and page want to know. */
export const findCategory = cache(async (id: string) => {
  // Frames are made side by side: the outer one's guard may not have answered yet.
  await guardPage(publicPaths.category(id));
  return (await load(async () => readCategory(id, await findPageHere()))) ?? notFound();
});
