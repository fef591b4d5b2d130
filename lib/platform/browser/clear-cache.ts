// public/sw.js needs the shell to show the offline page.
const isShell = (name: string): boolean => name.startsWith('hunar-shell-');

const sum = (sizes: readonly number[]): number => sizes.reduce((all, bytes) => all + bytes, 0);

const measureOne = async (cache: Cache): Promise<number> => {
  const responses = await Promise.all(
    (await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })),
  );
  const sizes = await Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
  return sum(sizes);
};

const droppable = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => !isShell(name)) : [];

/** The size of saved pages, lists and pictures in bytes. */
export const measureCache = async (): Promise<number> =>
  sum(await Promise.all((await droppable()).map(async (name) => measureOne(await caches.open(name)))));

/** Deletes saved pages, lists and pictures and returns the bytes freed. Session, settings and drafts stay. */
export const clearCache = async (): Promise<number> => {
  const freed = await measureCache();
  await Promise.all((await droppable()).map((name) => caches.delete(name)));
  return freed;
};
