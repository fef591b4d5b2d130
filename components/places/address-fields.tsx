'use client';

import { useId } from 'react';
import { Field } from '#components/form/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import { PinField } from './pin-field.tsx';
import type { PlaceWords } from './place-words.ts';
import { StateAndCity } from './state-and-city.tsx';

interface AddressFieldsProps {
  words: PlaceWords;
  saved: NonNullable<SessionUser['address']>;
  /** Where the address lies in the form's body: 'address.'. */
  at?: string;
}

/** The questions of an address, the PIN first. */
export const AddressFields = ({ words, saved, at = '' }: AddressFieldsProps) => {
  const { form } = words;
  const country = useId();
  return (
    <>
      <PinField words={words} unknown={form.pinUnknown} at={at} />
      <StateAndCity words={form} saved={saved} at={at} />
      <Field name={`${at}street`} label={form.street} autoComplete="street-address" enterKeyHint="next" />
      <Field name={`${at}landMark`} label={form.landMark} autoComplete="off" enterKeyHint="go" />
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={country}>{form.country}</Label>
        <Input id={country} value={form.india} readOnly className="bg-chip" />
      </div>
    </>
  );
};
