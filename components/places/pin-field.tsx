'use client';

import { Field } from '#components/form/field.tsx';
import { useTyped } from '#components/form/use-typed.ts';
import { LocateButton } from './locate-button.tsx';
import type { PlaceWords } from './place-words.ts';
import { usePlaceFill, type PinState } from './use-place-fill.ts';

const namesOf = (pin: PinState): string => {
  if (pin.is !== 'known') return '';
  const { area, city, state } = pin.place;
  return [...new Set([area, city, state])].join(', ');
};

interface PinFieldProps {
  words: PlaceWords;
  /** Said of a PIN that is not known. */
  unknown: string;
  /** Where the address lies in the form's body: 'address.'. */
  at?: string;
}

/** The PIN, by which everything else of a place is found: typed, or found by the device's location. */
export const PinField = ({ words, unknown, at = '' }: PinFieldProps) => {
  const { pin, fill, lookUp } = usePlaceFill(at);
  useTyped(`${at}pinCode`, (typed) => void lookUp(typed));
  const text = pin.is === 'unknown' ? unknown : namesOf(pin);
  return (
    <>
      <LocateButton words={words.dialog} onFound={fill} />
      <div className="flex flex-col gap-1.5">
        <Field
          name={`${at}pinCode`}
          label={words.form.pin}
          {...(text === '' && { hint: words.form.pinHint })}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
        <p role="status" className="text-sm font-medium empty:hidden">
          {text}
        </p>
      </div>
    </>
  );
};
