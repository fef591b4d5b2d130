'use client';

import { QrCode } from 'lucide-react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { loadProofWords } from '#components/accounts/security/proof-words.ts';
import type { PayeeProps } from './payee-form.tsx';

/** Leads to the UPI id at which the account is paid. */
export const PayeeRow = ({ hint, ...props }: PayeeProps & { hint: string }) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ PayeeForm }, proofWords, formWords] = await Promise.all([
      import('./payee-form.tsx'),
      loadProofWords(locale),
      loadFormWords(locale),
    ]);
    return function OwnPayee({ onClose }: InSheet) {
      return (
        <FormWordsProvider words={formWords}>
          <PayeeForm {...props} proofWords={proofWords} onClose={onClose} />
        </FormWordsProvider>
      );
    };
  };
  return <SheetRow icon={<QrCode aria-hidden />} label={props.words.title} hint={hint} load={load} />;
};
