import type { ReactNode } from 'react';
import { findService } from '../find-service.ts';

interface FoundServiceProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Looks the service up before the placeholder is sent: a response that has started can no longer be a 404. */
export default async function FoundServiceLayout({ params, children }: FoundServiceProps) {
  await findService((await params).id);
  return children;
}
