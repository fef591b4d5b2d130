'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

// Customers see the same page, and their lists of bookings would load the worker's code.
const JobDesk = lazy(() => import('./job-desk.tsx').then((part) => ({ default: part.JobDesk })));

/** The worker's actions on a job's page. */
export const LateJobDesk = (props: ComponentProps<typeof JobDesk>) => (
  <Suspense fallback={null}>
    <JobDesk {...props} />
  </Suspense>
);
