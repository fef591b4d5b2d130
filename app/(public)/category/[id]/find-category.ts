import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { readCategory } from '#lib/services/jobs/read-category.ts';
import { load } from '../../../load.ts';

/** The category of a page with its services, asked for once though frame, title and page want to know. */
export const findCategory = cache(async (id: string) => {
  // Frames are made side by side: the outer one's guard may not have answered yet.
  await guardPage(publicPaths.category(id));
  return (await load(() => readCategory(id))) ?? notFound();
});
