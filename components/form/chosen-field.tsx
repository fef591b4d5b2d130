'use client';

import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
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

/** Takes whoever left out the answer to what can be chosen; where that is still being fetched, as soon as it is there. */
const useTakeThere = () => {
  const frame = useRef<HTMLDivElement>(null);
  const leftAt = useRef<Element>(null);
  const takeThere = useCallback((): void => {
    const choice = frame.current?.querySelector<HTMLElement>('input:enabled:not([type=hidden])');
    leftAt.current = choice ? null : document.activeElement;
    choice?.focus();
  }, []);
  // Each time that something new may be there to choose from; who has gone on by then stays where they are.
  useEffect(() => {
    if (!leftAt.current) return;
    if (leftAt.current === document.activeElement) takeThere();
    else leftAt.current = null;
  });
  return { frame, takeThere };
};

/** A question that is answered by choosing from something drawn, such as days or times; the form holds the answer. */
export const ChosenField = ({ name, children }: ChosenFieldProps) => {
  const id = useId();
  const { frame, takeThere } = useTakeThere();
  const { field, fieldState } = useController({ name });
  const { ref, onChange } = field;
  const value: unknown = field.value;
  const message = fieldState.error?.message;
  useEffect(() => ref({ focus: takeThere }), [ref, takeThere]);
  return (
    <div ref={frame} data-slot="field" className="flex flex-col gap-1.5">
      {/* By its name the form finds where a refusal of the server belongs. */}
      <input type="hidden" name={name} />
      {children({ value, choose: onChange, describedBy: message && id })}
      {message && <FieldFault id={id}>{message}</FieldFault>}
    </div>
  );
};
