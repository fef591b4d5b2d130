'use client';

import { useController } from 'react-hook-form';
import { useField } from '#components/form/field-frame.tsx';
import { StarInput } from '#components/ui/star-input.tsx';

interface StarFieldProps {
  name: string;
  label: string;
  /** The meaning of each star, worst first. */
  stars: readonly string[];
}

export const StarField = ({ name, label, stars }: StarFieldProps) => {
  const { below } = useField({ name });
  const { field } = useController({ name });
  const value: unknown = field.value;
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <StarInput
        legend={label}
        labels={stars}
        value={typeof value === 'number' ? value : null}
        onChoose={field.onChange}
      />
      {below}
    </div>
  );
};
