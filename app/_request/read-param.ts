export type Search = Promise<Record<string, string | string[] | undefined>>;

/** One value of the address's query; a name that comes twice is nobody's link of ours. */
export const readParam = async (search: Search, name: string): Promise<string | null> => {
  const value = (await search)[name];
  return typeof value === 'string' ? value : null;
};
