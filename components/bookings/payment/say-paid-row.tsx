'use client';

import { IndianRupee } from 'lucide-react';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import type { SayPaidProps } from './say-paid-form.tsx';

/** The payer's 'I have paid'. */
export const SayPaidRow = (props: SayPaidProps) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ SayPaidForm }, formWords] = await Promise.all([
      import('./say-paid-form.tsx'),
      loadFormWords(locale),
    ]);
    return function SayPaid({ onClose }: InSheet) {
      return (
        <FormWordsProvider words={formWords}>
          <SayPaidForm {...props} onClose={onClose} />
        </FormWordsProvider>
      );
    };
  };
  const { about, words } = props;
  // A refused payment continues at the price or fee: the amount of a refund never changes.
  const step = about === undefined ? 'pay' : undefined;
  return <SheetRow icon={<IndianRupee aria-hidden />} label={words.iPaid} step={step} load={load} />;
};
