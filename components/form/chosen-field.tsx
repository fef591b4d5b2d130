'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFault } from './field-fault.tsx';

interface Choice {
  value: unknown;
  choose(value: unknown): void;
  /** For the group of what can be chosen. */
  describedBy: string | undefined;
}

interface ChosenFieldProps {
  /** As in the contract. */
  name: string;
  children(choice: Choice): ReactNode;
}

/** A question that is answered by choosing from something drawn, such as days or times; the form holds the answer. */
export const ChosenField = ({ name, children }: ChosenFieldProps) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ name });
  const { ref, onChange } = field;
  const value: unknown = field.value;
  const message = fieldState.error?.message;
  useEffect(() => {
    // Where the form takes whoever left it out.
    const focus = () =>
      frame.current?.querySelector<HTMLElement>('input:enabled:not([type=hidden])')?.focus();
    ref({ focus });
  }, [ref]);
  return (
    <div ref={frame} data-slot="field" className="flex flex-col gap-1.5">
      {/* By its name the form finds where a refusal of the server belongs. */}
      <input type="hidden" name={name} />
      {children({ value, choose: onChange, describedBy: message && id })}
      {message && <FieldFault id={id}>{message}</FieldFault>}
    </div>
  );
};
