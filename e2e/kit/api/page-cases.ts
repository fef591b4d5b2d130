import { pageRoutes, redirectFor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';

interface PageCase {
  path: string;
  /** Where the route table sends this visitor; the path itself if they may see it. */
  goesTo: string;
}

export const pagePatterns: readonly string[] = pageRoutes.map(({ pattern }) => pattern);

const absent = 'f'.repeat(24);
/** The token of no link. */
const noToken = 'x'.repeat(43);

/** Every page, with the visitor's own id and another person's where it takes one. */
export const listPageCases = (visitor: PageVisitor | null): PageCase[] => {
  const ids = [visitor?.userId ?? absent, 'b'.repeat(24)];
  const paths = pageRoutes.flatMap(({ pattern }) =>
    ids.map((id) => pattern.replace('{id}', id).replace('{token}', noToken)),
  );
  return [...new Set(paths)].map((path) => ({ path, goesTo: redirectFor(path, visitor) ?? path }));
};

const toPath = (address: string): string => new URL(address, 'http://own.invalid').pathname;

/** Whether guests may see an address. */
export const isForGuests = (address: string): boolean => redirectFor(toPath(address), null) === null;
