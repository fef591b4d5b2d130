import { safeReturnPath } from '#lib/domain/routes.ts';

export type Search = Promise<Record<string, string | string[] | undefined>>;

/** One value of the address's query; a name that comes twice is nobody's link of ours. */
export const readParam = async (search: Search, name: string): Promise<string | null> => {
  const value = (await search)[name];
  return typeof value === 'string' ? value : null;
};

/** The page of ours to come back to after signing in. */
export const readReturnPath = async (search: Search): Promise<string | null> =>
  safeReturnPath(await readParam(search, 'next'));
