'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

// Few bookings have a case, and all their pages would load its code.
const CaseBox = lazy(() => import('./case-box.tsx').then((part) => ({ default: part.CaseBox })));

/** A case about a booking. */
export const LateCaseBox = (props: ComponentProps<typeof CaseBox>) => (
  <Suspense fallback={null}>
    <CaseBox {...props} />
  </Suspense>
);
