// What public/sw.js needs to say that there is no connection.
const isShell = (name: string): boolean => name.startsWith('hunar-shell-');

const sizeOf = async (cache: Cache): Promise<number> => {
  const responses = await Promise.all(
    (await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })),
  );
  const sizes = await Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const drop = async (name: string): Promise<number> => {
  const bytes = await sizeOf(await caches.open(name));
  await caches.delete(name);
  return bytes;
};

/** Drops saved pages, lists and pictures and says how many bytes that freed; session, settings and drafts stay. */
export const clearCache = async (): Promise<number> => {
  if (!('caches' in globalThis)) return 0;
  const names = (await caches.keys()).filter((name) => !isShell(name));
  const freed = await Promise.all(names.map(drop));
  return freed.reduce((sum, bytes) => sum + bytes, 0);
};
