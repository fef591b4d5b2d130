'use client';

import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFault } from './field-fault.tsx';

interface Choice {
  value: unknown;
  choose(value: unknown): void;
  /** Set on the group of choices. */
  describedBy: string | undefined;
}

interface ChosenFieldProps {
  /** The field's name in the contract. */
  name: string;
  children(choice: Choice): ReactNode;
}

/** Moves focus to this question when it was left unanswered, waiting for its choices to load if necessary. */
const useFocusWhenMissing = () => {
  const frame = useRef<HTMLDivElement>(null);
  const leftAt = useRef<Element>(null);
  const takeThere = useCallback((): void => {
    const choice = frame.current?.querySelector<HTMLElement>('input:enabled:not([type=hidden])');
    leftAt.current = choice ? null : document.activeElement;
    choice?.focus();
  }, []);
  // Runs whenever new choices may have appeared; focus stays put if the reader has moved on.
  useEffect(() => {
    if (!leftAt.current) return;
    if (leftAt.current === document.activeElement) takeThere();
    else leftAt.current = null;
  });
  return { frame, takeThere };
};

/** A question answered by picking from custom controls, such as days or times; the form holds the value. */
export const ChosenField = ({ name, children }: ChosenFieldProps) => {
  const id = useId();
  const { frame, takeThere } = useFocusWhenMissing();
  const { field, fieldState } = useController({ name });
  const { ref, onChange } = field;
  const value: unknown = field.value;
  const message = fieldState.error?.message;
  useEffect(() => ref({ focus: takeThere }), [ref, takeThere]);
  return (
    <div ref={frame} data-slot="field" className="flex flex-col gap-1.5">
      {/* The form uses the name to place server errors. */}
      <input type="hidden" name={name} />
      {children({ value, choose: onChange, describedBy: message && id })}
      {message && <FieldFault id={id}>{message}</FieldFault>}
    </div>
  );
};
