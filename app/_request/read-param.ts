export type Search = Promise<Record<string, string | string[] | undefined>>;

/** Returns the address's whole query, repeated names included. */
export const readParams = async (search: Search): Promise<URLSearchParams> =>
  new URLSearchParams(
    Object.entries(await search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );

/** Returns one query value. We never generate repeated params, so ignore them. */
export const readParam = async (search: Search, name: string): Promise<string | null> => {
  const value = (await search)[name];
  return typeof value === 'string' ? value : null;
};
