'use client';

import { KeyRound } from 'lucide-react';
import { loadProofWords } from '#components/accounts/security/proof-words.ts';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import type { KeyFormProps } from './key-form.tsx';

/** Opens the form that makes a key. */
export const MakeKeyRow = (props: Omit<KeyFormProps, 'proofWords' | 'onClose'>) => {
  const { locale } = usePageWords();
  const { make, makeHint } = props.words;
  const load = async () => {
    const [{ KeyForm }, proofWords, formWords] = await Promise.all([
      import('./key-form.tsx'),
      loadProofWords(locale),
      loadFormWords(locale),
    ]);
    return function MakeKey({ onClose }: InSheet) {
      return (
        <FormWordsProvider words={formWords}>
          <KeyForm {...{ ...props, proofWords, onClose }} />
        </FormWordsProvider>
      );
    };
  };
  return <SheetRow icon={<KeyRound aria-hidden />} label={make} hint={makeHint} load={load} />;
};
