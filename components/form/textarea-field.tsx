'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { countCodePoints, Textarea, type TextareaProps } from '#components/ui/textarea.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type TextareaFieldProps = FieldFrameProps &
  Omit<TextareaProps, 'name' | 'counter' | 'defaultValue'> & {
    defaultValue?: string;
    /** The contract's maximum length, shown as a counter. */
    max?: number;
  };

/** A multi-line text field. */
export const TextareaField = ({
  name,
  label,
  hint,
  isOptional,
  aside,
  max,
  ...props
}: TextareaFieldProps) => {
  const { control: form } = useFormContext();
  const typed: unknown = useWatch({ control: form, name });
  const count = countCodePoints(typeof typed === 'string' ? typed : (props.defaultValue ?? ''));
  return (
    <FieldFrame {...{ name, label, hint, isOptional, aside }}>
      {(control) => (
        <Textarea {...props} {...control} counter={max === undefined ? undefined : { count, max }} />
      )}
    </FieldFrame>
  );
};
