'use client';

import type { ReactNode } from 'react';
import { FormWordsProvider, useFormWords } from './form-words.tsx';

interface UnexpectedProps {
  /** Shown when the cause of a failure is unknown. */
  text: string;
  children: ReactNode;
}

/** Wraps a form that has its own text for unexpected failures. */
export const UnexpectedWords = ({ text, children }: UnexpectedProps) => {
  const words = useFormWords();
  return (
    <FormWordsProvider words={{ ...words, errors: { ...words.errors, internal: text } }}>
      {children}
    </FormWordsProvider>
  );
};
