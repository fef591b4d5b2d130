'use client';

import type { ReactNode } from 'react';
import { PageWordsProvider, usePageWords } from '#components/page/page-words.tsx';

interface FailedWordsProps {
  /** What the error page says has happened. */
  failed: string;
  children: ReactNode;
}

/** Lets a page's error page say what could not be loaded. */
export const FailedWords = ({ failed, children }: FailedWordsProps) => (
  <PageWordsProvider words={{ ...usePageWords(), failed }}>{children}</PageWordsProvider>
);
