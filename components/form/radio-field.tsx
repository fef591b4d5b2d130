'use client';

import { RadioGroup, type RadioGroupProps } from '#components/ui/radio-group.tsx';
import { useField, useIsRequired } from './field-frame.tsx';

type RadioFieldProps = Omit<RadioGroupProps, 'name' | 'legend' | 'value'> & {
  name: string;
  label: string;
  hint?: string;
};

/** A question with a few visible answers. */
export const RadioField = ({ name, label, hint, ...props }: RadioFieldProps) => {
  const { control, below } = useField({ name, hint });
  const { id: _, ...shared } = control;
  const isRequired = useIsRequired();
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <RadioGroup {...props} {...shared} legend={label} aria-required={isRequired || undefined} />
      {below}
    </div>
  );
};
