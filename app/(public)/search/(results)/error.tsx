'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import type { SearchError } from './search-error.tsx';

/** Loaded only when there is an error to show; if that fails, the app's own error page appears. */
const LateSearchError = lazy(async () => ({ default: (await import('./search-error.tsx')).SearchError }));

export default function LateError(props: ComponentProps<typeof SearchError>) {
  return (
    <Suspense>
      <LateSearchError {...props} />
    </Suspense>
  );
}
