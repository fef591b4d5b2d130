'use client';

import { Input, type InputProps } from '#components/ui/input.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useFormWords } from './form-words.tsx';

type FieldProps = FieldFrameProps & Omit<InputProps, 'name'>;

/** A single-line text field. */
export const Field = ({ name, label, hint, isOptional, aside, ...props }: FieldProps) => {
  const { form: words } = useFormWords();
  return (
    <FieldFrame {...{ name, label, hint, isOptional, aside }}>
      {(control) =>
        props.type === 'password' ? (
          <PasswordInput {...props} {...control} words={words} />
        ) : (
          <Input {...props} {...control} />
        )
      }
    </FieldFrame>
  );
};
