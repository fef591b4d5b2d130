'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { lengthOf, Textarea, type TextareaProps } from '#components/ui/textarea.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type TextareaFieldProps = FieldFrameProps &
  Omit<TextareaProps, 'name' | 'counter' | 'defaultValue'> & {
    defaultValue?: string;
    /** How many letters the contract takes; shown as a counter. */
    most?: number;
  };

/** A question that is answered in several lines. */
export const TextareaField = ({ name, label, hint, aside, most, ...props }: TextareaFieldProps) => {
  const { control: form } = useFormContext();
  const typed: unknown = useWatch({ control: form, name });
  const count = lengthOf(typeof typed === 'string' ? typed : (props.defaultValue ?? ''));
  return (
    <FieldFrame name={name} label={label} hint={hint} aside={aside}>
      {(control) => (
        <Textarea {...props} {...control} counter={most === undefined ? undefined : { count, most }} />
      )}
    </FieldFrame>
  );
};
