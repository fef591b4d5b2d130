import type { ReactNode } from 'react';
import { findWorker } from '../find-worker.ts';

interface FoundWorkerProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Looks before the placeholder goes out: an answer that has begun can no longer say 404. */
export default async function FoundWorkerLayout({ params, children }: FoundWorkerProps) {
  await findWorker((await params).id);
  return children;
}
