'use client';

import { useId, type ReactNode } from 'react';
import { ChoiceGroup, choiceTileClass, coveringRadioClass } from './choice-group.tsx';
import { cn } from './cn.ts';

interface Slot {
  readonly value: string;
  /** '10 AM–12 PM'. */
  readonly label: ReactNode;
  /** '₹600'. */
  readonly price: string;
  /** The reason it is unavailable, shown instead of the price: 'Taken'. */
  readonly reason?: string;
}

interface SlotGridProps {
  legend: string;
  slots: readonly Slot[];
  value: string | null;
  onChoose(value: string): void;
  describedBy?: string | undefined;
}

const slotClass = cn(choiceTileClass, 'min-h-12 flex-wrap justify-between gap-x-2 px-3 py-2');

/** The times of a day with their prices; unavailable ones stay visible with the reason. */
export const SlotGrid = ({ legend, slots, value, onChoose, describedBy }: SlotGridProps) => {
  const name = useId();
  return (
    <ChoiceGroup
      legend={legend}
      aria-required
      aria-describedby={describedBy}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2"
    >
      {slots.map((slot) => (
        <label key={slot.value} data-slot="slot" className={slotClass}>
          <input
            type="radio"
            name={name}
            value={slot.value}
            checked={slot.value === value}
            disabled={slot.reason !== undefined}
            onChange={() => onChoose(slot.value)}
            aria-describedby={describedBy}
            className={coveringRadioClass}
          />
          <span className="pointer-events-none relative text-sm font-semibold">{slot.label} </span>
          <span className="pointer-events-none relative text-sm text-muted tabular-nums">
            {slot.reason ?? slot.price}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
};
