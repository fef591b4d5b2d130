import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { AddressForm } from './address-form.tsx';
import { findSavedAddress } from './find-saved-address.ts';
import { GuestPlaceForm } from './guest-place-form.tsx';
import { loadPlaceWords } from './place-words.ts';

/** Makes the address form, ready to be shown. */
export const openPlace = async ({ onDone }: { onDone(): void }): Promise<ReactNode> => {
  const language = document.documentElement.lang;
  const [words, formWords, saved] = await Promise.all([
    loadPlaceWords(language),
    loadFormWords(language),
    findSavedAddress(),
  ]);
  return (
    <FormWordsProvider words={formWords}>
      {saved ? (
        <AddressForm words={words} saved={saved} onDone={onDone} />
      ) : (
        <GuestPlaceForm words={words} onDone={onDone} />
      )}
    </FormWordsProvider>
  );
};
