'use client';

import { PinField } from '#components/places/pin-field.tsx';
import type { PlaceWords } from '#components/places/place-words.ts';
import { StateAndCity } from '#components/places/state-and-city.tsx';

const AT = 'address.';

export const PlaceFields = ({
  words,
  saved,
}: {
  words: PlaceWords;
  saved: { state?: string | undefined };
}) => (
  <>
    <PinField words={words} unknown={words.form.pinUnknown} at={AT} />
    <StateAndCity words={words.form} saved={saved} at={AT} />
  </>
);
