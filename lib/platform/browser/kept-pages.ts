/** The cache in which public/sw.js saves visited pages. */
export const KEPT_PAGES = 'hunar-pages-1';

/** The cache of recent conversations, deleted together with the pages. */
export const KEPT_CONVERSATIONS = 'hunar-conversations-1';

/** The cache of the pictures that were seen; it goes with them too. */
export const KEPT_IMAGES = 'hunar-images-1';

export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

const parseTitle = (html: string): string => new DOMParser().parseFromString(html, 'text/html').title;

const readPage = async (cache: Cache, { url }: Request): Promise<KeptPage> => {
  const { pathname, search } = new URL(url);
  const response = await cache.match(url, { ignoreVary: true });
  return { href: pathname + search, title: parseTitle((await response?.text()) ?? '') };
};

/** Lists the pages that can be read offline, newest first. */
export const listKeptPages = async (limit: number): Promise<readonly KeptPage[]> => {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_PAGES))) return [];
  const cache = await caches.open(KEPT_PAGES);
  const requests = (await cache.keys()).toReversed().slice(0, limit);
  return Promise.all(requests.map((request) => readPage(cache, request)));
};

// public/sw.js adds this header to responses from its cache.
const MARK = 'hunar-copy';

const findMark = (): PerformanceServerTiming | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
    .find(({ name }) => name === MARK);

let isOver = false;

/** When the server rendered this page if it came from the cache, else null. */
export const pageCopiedAt = (): Date | null => {
  const mark = isOver ? undefined : findMark();
  return mark ? new Date(mark.description) : null;
};

/** Marks the page as live again. */
export const leavePageCopy = (): void => {
  isOver = true;
};
