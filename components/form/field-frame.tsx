'use client';

import { useId, type ReactNode } from 'react';
import { get, useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import { Label } from '#components/ui/label.tsx';
import { FieldFault } from './field-fault.tsx';
import { useFormState } from './form-state.ts';

export interface FieldFrameProps {
  /** The field's name in the contract, dotted (`address.pinCode`). */
  name: string;
  label: string;
  hint?: string | undefined;
  /** The form can be sent without it. */
  isOptional?: boolean | undefined;
  /** Rendered opposite the label, such as a link for people who can't fill the field in. */
  aside?: ReactNode;
}

interface FieldControl extends UseFormRegisterReturn {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

const findMessage = (errors: object, name: string): string | undefined => {
  const fault: unknown = get(errors, name);
  // For a list typed into one field, show the first invalid line.
  const first: unknown = Array.isArray(fault) ? fault.find(Boolean) : fault;
  const message: unknown = get(first, 'message');
  return typeof message === 'string' ? message : undefined;
};

/** Returns the props that connect a control to its label, hint and error message. */
export const useField = ({ name, hint }: Pick<FieldFrameProps, 'name' | 'hint'>) => {
  const id = useId();
  const { register, formState } = useFormContext();
  const message = findMessage(formState.errors, name);
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-invalid': message !== undefined,
    'aria-describedby': described || undefined,
    ...register(name),
  };
  const below = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {message && <FieldFault id={`${id}-error`}>{message}</FieldFault>}
    </>
  );
  return { control, below };
};

/** Whether the form cannot be sent without this field, for `aria-required`. */
export const useIsRequired = (isOptional = false): boolean => {
  const { mayStayBlank } = useFormState();
  return !isOptional && !mayStayBlank;
};

interface FrameProps extends FieldFrameProps {
  children(control: FieldControl & { 'aria-required': true | undefined }): ReactNode;
}

/** One field of a form: label, control, hint and error message. */
export const FieldFrame = ({ name, label, hint, isOptional, aside, children }: FrameProps) => {
  const { control, below } = useField({ name, hint });
  const isRequired = useIsRequired(isOptional);
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <Label htmlFor={control.id}>{label}</Label>
        <div className="order-1 w-full min-w-0">
          {children({ ...control, 'aria-required': isRequired || undefined })}
        </div>
        {/* Beside the label, but after the field for the keyboard. */}
        {aside}
      </div>
      {below}
    </div>
  );
};
