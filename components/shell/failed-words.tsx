'use client';

import type { ReactNode } from 'react';
import { PageWordsProvider, usePageWords } from '#components/page/page-words.tsx';

interface FailedWordsProps {
  /** The error page's message. */
  failed: string;
  children: ReactNode;
}

/** Lets an error page name what failed to load. */
export const FailedWords = ({ failed, children }: FailedWordsProps) => (
  <PageWordsProvider words={{ ...usePageWords(), failed }}>{children}</PageWordsProvider>
);
