import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { AddressForm } from './address-form.tsx';
import { findSavedAddress } from './find-saved-address.ts';
import { GuestPlaceForm } from './guest-place-form.tsx';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

/** Loads the address form. */
export const openPlace = async ({ onDone }: { onDone(): void }): Promise<ReactNode> => {
  const language = document.documentElement.lang;
  const [{ places: words }, formWords, saved] = await Promise.all([
    loadTexts('places', language),
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
