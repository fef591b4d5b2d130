import { pageRoutes, redirectFor, type PageVisitor } from '#lib/platform/navigation/page-guards.ts';

interface PageCase {
  path: string;
  /** Where the table of routes sends this visitor; the path itself when the page is theirs to see. */
  goesTo: string;
}

/** The patterns of all pages. */
export const pagePatterns: readonly string[] = pageRoutes.map(({ pattern }) => pattern);

const absent = 'f'.repeat(24);

/** Every page, with the visitor's own id and another's where it takes one. */
export const listPageCases = (visitor: PageVisitor | null): PageCase[] => {
  const ids = [visitor?.userId ?? absent, 'b'.repeat(24)];
  const paths = pageRoutes.flatMap(({ pattern }) => ids.map((id) => pattern.replace('{id}', id)));
  return [...new Set(paths)].map((path) => ({ path, goesTo: redirectFor(path, visitor) ?? path }));
};

const pathOf = (address: string): string => new URL(address, 'http://own.invalid').pathname;

/** Whether guests may see what an address shows. */
export const isForGuests = (address: string): boolean => redirectFor(pathOf(address), null) === null;
