'use client';

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Input, type InputProps } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { useFormWords } from './form-words.tsx';

interface FieldProps extends InputProps {
  /** As in the contract, dotted (`address.pinCode`). */
  name: string;
  label: string;
  hint?: string;
  /** Stands across from the label, such as a link for whoever cannot fill it in. */
  aside?: ReactNode;
}

const messageOf = (errors: object, name: string): string | undefined => {
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
};

/** One question of a form: label, control, hint, and below them what is wrong with the answer. */
export const Field = ({ name, label, hint, aside, ...props }: FieldProps) => {
  const id = useId();
  const { form: words } = useFormWords();
  const { register, formState } = useFormContext();
  const message = messageOf(formState.errors, name);
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-invalid': message !== undefined,
    'aria-describedby': described || undefined,
    ...props,
    ...register(name),
  };
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {props.type === 'password' ? <PasswordInput {...control} words={words} /> : <Input {...control} />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
};
