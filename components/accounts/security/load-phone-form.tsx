import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { PhoneSheet } from './phone-sheet.tsx';
import type { ProofWords } from './proof-words.ts';
import { readOwnNumber } from './read-own-number.ts';

interface PhoneFormOptions {
  locale: Locale;
  proofWords: ProofWords;
  onClose(): void;
  onDone?: (() => void) | undefined;
}

/** Loads the form that confirms the number, with the account as it is now, for pages that do not show it otherwise. */
export const loadPhoneForm = async ({ locale, ...props }: PhoneFormOptions) => {
  const [formWords, own] = await Promise.all([loadFormWords(locale), readOwnNumber()]);
  return (
    <FormWordsProvider words={formWords}>
      <PhoneSheet {...own} {...props} />
    </FormWordsProvider>
  );
};
