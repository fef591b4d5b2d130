import type { ReactNode } from 'react';
import { findWorker } from '../find-worker.ts';

interface FoundWorkerProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Looks the worker up before the placeholder is sent: a response that has started can no longer be a 404. */
export default async function FoundWorkerLayout({ params, children }: FoundWorkerProps) {
  await findWorker((await params).id);
  return children;
}
