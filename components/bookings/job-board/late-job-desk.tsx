'use client';

import { Suspense, type ComponentProps } from 'react';
import { latePart } from '#lib/platform/browser/late-part.ts';

// Customers see the same page, and their lists of bookings would load the worker's code. Where it does not come at once, the
// page with the street and the help in an emergency must stay.
const JobDesk = latePart(async () => (await import('./job-desk.tsx')).JobDesk);

/** The worker's actions on a job's page. */
export const LateJobDesk = (props: ComponentProps<typeof JobDesk>) => (
  <Suspense fallback={null}>
    <JobDesk {...props} />
  </Suspense>
);
