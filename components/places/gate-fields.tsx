'use client';

import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import type { PlaceWords } from './place-words.ts';
import { UnfoldButton } from './unfold-button.tsx';

interface GateFieldsProps {
  words: PlaceWords['form']['gate'];
  /** Prefix of the field names, such as 'address.'. */
  at: string;
}

/** The lift, and how the worker gets past the gate; a line to tap until one of them is answered. */
export const GateFields = ({ words, at }: GateFieldsProps) => {
  const names = { lift: `${at}lift`, call: `${at}callFromGate` };
  const answers: unknown[] = useWatch({ name: [names.lift, names.call] });
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && !answers.some(Boolean))
    return <UnfoldButton icon={DoorOpen} label={words.add} onUnfold={() => setAsked(true)} />;
  return (
    <>
      <SelectField name={names.lift} label={words.lift} isOptional>
        <option value="">{words.choose}</option>
        <option value="yes">{words.hasLift}</option>
        <option value="no">{words.noLift}</option>
      </SelectField>
      <SelectField name={names.call} label={words.call} isOptional>
        <option value="">{words.choose}</option>
        <option value="yes">{words.calls}</option>
        <option value="no">{words.comesUp}</option>
      </SelectField>
    </>
  );
};
