import type { ReactNode } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { AddressForm } from './address-form.tsx';
import { findOtherAddresses, findSavedAddress } from './find-saved-address.ts';
import { GuestPlaceForm } from './guest-place-form.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

/** Loads the saved addresses and the address form. */
export const openPlace = async ({ onDone }: { onDone(): void }): Promise<ReactNode> => {
  const language = document.documentElement.lang;
  const [{ places: words }, formWords, saved, others] = await Promise.all([
    loadTexts('places', language),
    loadFormWords(language),
    findSavedAddress(),
    findOtherAddresses(),
  ]);
  return (
    <FormWordsProvider words={formWords}>
      {saved ? (
        <div className="flex flex-col gap-4">
          {others.length > 0 && <SavedPlaces entries={others} words={words} onDone={onDone} />}
          <AddressForm words={words} saved={saved} onDone={onDone} />
        </div>
      ) : (
        <GuestPlaceForm words={words} onDone={onDone} />
      )}
    </FormWordsProvider>
  );
};
