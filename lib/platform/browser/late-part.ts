import { lazy, type ReactNode } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A part whose code comes late, for a `Suspense`. `lazy` alone keeps a failed load for as long as the page is open, and an
 * error takes the place of the whole page; this one asks again, and until then the page stays as it was drawn.
 */
export const latePart = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => ({ default: await loadPatiently(load) }));
