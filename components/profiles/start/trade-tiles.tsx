'use client';

import { Check } from 'lucide-react';
import { useField } from '#components/form/field-frame.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';

export interface TradeOption {
  readonly value: string;
  readonly label: string;
  readonly picture: string;
}

interface TradeTilesProps {
  legend: string;
  options: readonly TradeOption[];
  ticked: readonly string[];
}

export const TradeTiles = ({ legend, options, ticked }: TradeTilesProps) => {
  const { control, below } = useField({ name: 'skills', hint: undefined });
  const { id: _, 'aria-describedby': describedBy, ...box } = control;
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-col gap-3">
      <legend className="sr-only">{legend}</legend>
      {below}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-3">
        {options.map(({ value, label, picture }) => (
          <label
            key={value}
            className="relative flex flex-col items-center gap-1.5 rounded-card border-2 border-field bg-card p-2 text-center transition-[scale] duration-150 has-checked:border-brand has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand active:scale-[0.97]"
          >
            <input
              type="checkbox"
              value={value}
              defaultChecked={ticked.includes(value)}
              className="peer absolute inset-0 appearance-none rounded-card outline-none"
              {...box}
            />
            <TradePicture picture={picture} className="w-full max-w-24" />
            <span className="flex flex-1 items-center text-sm leading-tight font-medium wrap-anywhere hyphens-auto indic:leading-snug">
              {label}
            </span>
            <span className="pointer-events-none invisible absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-brand text-brand-ink peer-checked:visible">
              <Check aria-hidden strokeWidth={3} className="size-4" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
