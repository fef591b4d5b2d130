'use client';

import type { ReactNode } from 'react';
import { FormWordsProvider, useFormWords } from './form-words.tsx';

interface UnexpectedProps {
  /** Said where nobody knows why the form was not taken. */
  text: string;
  children: ReactNode;
}

/** Stands around a form that says in its own words that something went wrong. */
export const UnexpectedWords = ({ text, children }: UnexpectedProps) => {
  const words = useFormWords();
  return (
    <FormWordsProvider words={{ ...words, errors: { ...words.errors, internal: text } }}>
      {children}
    </FormWordsProvider>
  );
};
