'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { loadPatiently } from '#lib/platform/browser/load-patiently.ts';

// Few bookings have a case, and all their pages would load its code.
const CaseBox = lazy(() =>
  loadPatiently(() => import('./case-box.tsx')).then((part) => ({ default: part.CaseBox })),
);

/** A case about a booking. */
export const LateCaseBox = (props: ComponentProps<typeof CaseBox>) => (
  <Suspense fallback={null}>
    <CaseBox {...props} />
  </Suspense>
);
