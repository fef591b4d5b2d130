'use client';

import type { ReactNode } from 'react';
import { useField } from '#components/form/field-frame.tsx';
import { ChoiceGroup, coveringRadioClass } from '#components/ui/choice-group.tsx';
import { cn } from '#components/ui/cn.ts';

interface TileFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  /** How the tiles stand. */
  className: string;
}

const tileClass =
  'relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-card px-1 py-2 text-center text-sm leading-tight font-medium has-checked:border-brand has-checked:bg-tint has-checked:text-brand has-checked:ring-1 has-checked:ring-brand [&_svg]:pointer-events-none [&_svg]:size-6 [&_svg]:text-muted has-checked:[&_svg]:text-brand';

/** A question whose few answers are tiles with pictures. */
export const TileField = ({ name, label, options, className }: TileFieldProps) => {
  const { control, below } = useField({ name });
  const { id: _, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, ...input } = control;
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <ChoiceGroup
        legend={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className={cn('grid gap-2', className)}
      >
        {options.map(({ value, label: text, icon }) => (
          <label key={value} className={tileClass}>
            <input {...input} type="radio" value={value} className={coveringRadioClass} />
            {icon}
            <span className="pointer-events-none relative">{text}</span>
          </label>
        ))}
      </ChoiceGroup>
      {below}
    </div>
  );
};
