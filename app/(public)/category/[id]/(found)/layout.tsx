import type { ReactNode } from 'react';
import { findCategory } from '../find-category.ts';

interface FoundCategoryProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Checks before the placeholder is sent: a response that has started can no longer be a 404. */
export default async function FoundCategoryLayout({ params, children }: FoundCategoryProps) {
  await findCategory((await params).id);
  return children;
}
