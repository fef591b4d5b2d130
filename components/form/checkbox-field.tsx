'use client';

import { Checkbox, type CheckboxProps } from '#components/ui/checkbox.tsx';
import { useField } from './field-frame.tsx';

type CheckboxFieldProps = Omit<CheckboxProps, 'name' | 'hint'> & { name: string; hint?: string };

/** A checkbox with its label beside it. */
export const CheckboxField = ({ name, hint, ...props }: CheckboxFieldProps) => {
  const { control, below } = useField({ name, hint });
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <Checkbox {...props} {...control} />
      <div className="flex flex-col gap-1.5 pl-9 empty:hidden">{below}</div>
    </div>
  );
};
