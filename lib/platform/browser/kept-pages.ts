/** The cache in which public/sw.js keeps pages as they were last seen. */
export const KEPT_PAGES = 'hunar-pages-1';

export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

const titleOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').title;

const readPage = async (cache: Cache, { url }: Request): Promise<KeptPage> => {
  const { pathname, search } = new URL(url);
  const response = await cache.match(url, { ignoreVary: true });
  return { href: pathname + search, title: titleOf((await response?.text()) ?? '') };
};

/** The pages that can be read without the network, the newest first. */
export const listKeptPages = async (most: number): Promise<readonly KeptPage[]> => {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_PAGES))) return [];
  const cache = await caches.open(KEPT_PAGES);
  const requests = (await cache.keys()).toReversed().slice(0, most);
  return Promise.all(requests.map((request) => readPage(cache, request)));
};
