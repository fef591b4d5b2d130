/** Addresses of our pages, one object a room; no other file spells one. */
export const publicPaths = { home: '/' } as const;
