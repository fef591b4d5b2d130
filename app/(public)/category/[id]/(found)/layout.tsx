import type { ReactNode } from 'react';
import { findCategory } from '../find-category.ts';

interface FoundCategoryProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Looks before the placeholder goes out: an answer that has begun can no longer say 404. */
export default async function FoundCategoryLayout({ params, children }: FoundCategoryProps) {
  await findCategory((await params).id);
  return children;
}
