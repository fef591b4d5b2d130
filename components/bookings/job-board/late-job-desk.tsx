'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { loadPatiently } from '#lib/platform/browser/load-patiently.ts';

// Customers see the same page, and their lists of bookings would load the worker's code. Where it does not come at once, the
// page with the street and the help in an emergency must stay.
const JobDesk = lazy(() =>
  loadPatiently(() => import('./job-desk.tsx')).then((part) => ({ default: part.JobDesk })),
);

/** The worker's actions on a job's page. */
export const LateJobDesk = (props: ComponentProps<typeof JobDesk>) => (
  <Suspense fallback={null}>
    <JobDesk {...props} />
  </Suspense>
);
