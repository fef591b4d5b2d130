// What public/sw.js needs to say that there is no connection.
const isShell = (name: string): boolean => name.startsWith('hunar-shell-');

const sum = (sizes: readonly number[]): number => sizes.reduce((all, bytes) => all + bytes, 0);

const sizeOf = async (cache: Cache): Promise<number> => {
  const responses = await Promise.all(
    (await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })),
  );
  const sizes = await Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
  return sum(sizes);
};

const droppable = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => !isShell(name)) : [];

/** How many bytes saved pages, lists and pictures take. */
export const measureCache = async (): Promise<number> =>
  sum(await Promise.all((await droppable()).map(async (name) => sizeOf(await caches.open(name)))));

/** Drops saved pages, lists and pictures and says how many bytes that freed; session, settings and drafts stay. */
export const clearCache = async (): Promise<number> => {
  const freed = await measureCache();
  await Promise.all((await droppable()).map((name) => caches.delete(name)));
  return freed;
};
