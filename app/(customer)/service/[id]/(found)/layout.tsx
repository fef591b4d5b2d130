import type { ReactNode } from 'react';
import { findService } from '../find-service.ts';

interface FoundServiceProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Looks before the placeholder goes out: an answer that has begun can no longer say 404. */
export default async function FoundServiceLayout({ params, children }: FoundServiceProps) {
  await findService((await params).id);
  return children;
}
