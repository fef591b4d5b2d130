/** The cache in which public/sw.js keeps pages as they were last seen. */
export const KEPT_PAGES = 'hunar-pages-1';

/** The cache of the conversations that were read last; it goes when the pages go. */
export const KEPT_CONVERSATIONS = 'hunar-conversations-1';

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

// Written by public/sw.js on what it takes from its memory.
const MARK = 'hunar-copy';

const findMark = (): PerformanceServerTiming | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
    .find(({ name }) => name === MARK);

let isOver = false;

/** When the server made this page, if the phone's memory gave it; null for a page that came over the network. */
export const pageCopiedAt = (): Date | null => {
  const mark = isOver ? undefined : findMark();
  return mark ? new Date(mark.description) : null;
};

/** From now on the page shows what the server says. */
export const leavePageCopy = (): void => {
  isOver = true;
};
