export type Search = Promise<Record<string, string | string[] | undefined>>;

/** The whole query of an address, names that come twice included. */
export const readParams = async (search: Search): Promise<URLSearchParams> =>
  new URLSearchParams(
    Object.entries(await search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );

/** One value of the address's query; a name that comes twice is nobody's link of ours. */
export const readParam = async (search: Search, name: string): Promise<string | null> => {
  const value = (await search)[name];
  return typeof value === 'string' ? value : null;
};
