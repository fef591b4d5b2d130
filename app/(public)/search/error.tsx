'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import type { SearchError } from './search-error.tsx';

/** The screen is fetched when there is an error to show; where it cannot be, the app's own error page stands. */
const LateSearchError = lazy(async () => ({ default: (await import('./search-error.tsx')).SearchError }));

export default function LateError(props: ComponentProps<typeof SearchError>) {
  return (
    <Suspense>
      <LateSearchError {...props} />
    </Suspense>
  );
}
