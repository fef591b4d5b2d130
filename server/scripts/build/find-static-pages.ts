import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});

// Next prints this page whatever the layout does; it carries no script of ours.
const unavoidable = new Set(['/_global-error']);

/** Pages that the build printed ahead of requests: they would come without the nonce of our content policy. */
export const findStaticPages = (manifestFile: string): string[] => {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return [...Object.keys(routes), ...Object.keys(dynamicRoutes)].filter((page) => !unavoidable.has(page));
};
