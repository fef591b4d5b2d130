import { safeReturnPath } from '#lib/domain/routes.ts';
import { readParam, type Search } from '../read-param.ts';

/** The page of ours to come back to after signing in. */
export const readReturnPath = async (search: Search): Promise<string | null> =>
  safeReturnPath(await readParam(search, 'next'));
