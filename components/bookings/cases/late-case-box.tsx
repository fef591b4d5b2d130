'use client';

import { Suspense, type ComponentProps } from 'react';
import { latePart } from '#lib/platform/browser/late-part.ts';

// Few bookings have a case, and all their pages would load its code.
const CaseBox = latePart(async () => (await import('./case-box.tsx')).CaseBox);

/** A case about a booking. */
export const LateCaseBox = (props: ComponentProps<typeof CaseBox>) => (
  <Suspense fallback={null}>
    <CaseBox {...props} />
  </Suspense>
);
