'use client';

import { useField } from '#components/form/field-frame.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';

export interface TickOption {
  readonly value: string;
  readonly label: string;
}

interface TickListProps {
  name: string;
  legend: string;
  hint?: string;
  options: readonly TickOption[];
  ticked: readonly string[];
}

/** Checkboxes for a list. */
export const TickList = ({ name, legend, hint, options, ticked }: TickListProps) => {
  const { control, below } = useField({ name, hint });
  const { id: _, 'aria-describedby': describedBy, ...box } = control;
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{legend}</legend>
      {/* Above the boxes, of which there may be more than fit a screen. */}
      {below}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            value={value}
            defaultChecked={ticked.includes(value)}
            {...box}
          />
        ))}
      </div>
    </fieldset>
  );
};
