'use client';

import { MapPinHouse } from 'lucide-react';
import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#components/form/field.tsx';
import { isDenied, locateDoor } from '#lib/features/places/client/locate.ts';
import { LocateButton } from './locate-button.tsx';
import type { PlaceWords } from './place-words.ts';
import { UnfoldButton } from './unfold-button.tsx';

interface DoorFieldProps {
  words: PlaceWords;
  /** Prefix of the field names, such as 'address.'. */
  at: string;
}

/** The exact spot of the door, typed or found by the phone; a line to tap until there is one. */
export const DoorField = ({ words: { form, dialog }, at }: DoorFieldProps) => {
  const name = `${at}digipin`;
  const { setValue, formState } = useFormContext();
  const typed: unknown = useWatch({ name });
  const [isAsked, setAsked] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const [fault, setFault] = useState('');
  const { add, label, hint, locate, lost } = form.door;
  const start = async (): Promise<void> => {
    setLocating(true);
    setFault('');
    try {
      const digipin = await locateDoor();
      if (digipin === null) setFault(lost);
      else setValue(name, digipin, { shouldValidate: true });
    } catch (error) {
      setFault(isDenied(error) ? dialog.denied : lost);
    } finally {
      setLocating(false);
    }
  };
  const isOpen = isAsked || Boolean(typed) || get(formState.errors, name) !== undefined;
  if (!isOpen) return <UnfoldButton icon={MapPinHouse} label={add} onUnfold={() => setAsked(true)} />;
  return (
    <div className="flex flex-col gap-2">
      <Field
        name={name}
        label={label}
        isOptional
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        className="uppercase placeholder:normal-case"
      />
      <LocateButton isLocating={isLocating} label={locate} busy={dialog.locating} onLocate={start} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
};
