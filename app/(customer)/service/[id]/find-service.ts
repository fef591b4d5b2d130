import { cache } from 'react';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { readService } from '#lib/services/jobs/read-service.ts';
import { load } from '../../../load.ts';

/** The service of a page, asked for once though frame and page want to know; not before the guard has seen who asks. */
export const findService = cache(async (id: string) => {
  await guardPage(publicPaths.service(id));
  return load(() => readService(id));
});
