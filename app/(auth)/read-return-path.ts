import { safeReturnPath } from '#lib/platform/navigation/page-guards.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

/** The page of ours to come back to after signing in. */
export const readReturnPath = async (search: Search): Promise<string | null> =>
  safeReturnPath(await readParam(search, 'next'));
