'use client';

import { Star } from 'lucide-react';
import { ChoiceGroup, coveringRadioClass } from './choice-group.tsx';
import { useId } from 'react';

interface StarInputProps {
  legend: string;
  /** The meaning of each star, worst first: '1 star', '2 stars', … */
  labels: readonly string[];
  /** The number of stars; null before a choice. */
  value: number | null;
  onChoose(stars: number): void;
}

/** A star rating input: tap or arrow keys. */
export const StarInput = ({ legend, labels, value, onChoose }: StarInputProps) => {
  const name = useId();
  return (
    <ChoiceGroup legend={legend} className="-mx-1.5 flex flex-wrap">
      {labels.map((label, index) => (
        <label key={label} className="relative grid size-13 place-items-center rounded-control">
          <input
            type="radio"
            name={name}
            value={index + 1}
            aria-label={label}
            checked={value === index + 1}
            onChange={() => onChoose(index + 1)}
            className={coveringRadioClass}
          />
          <Star
            aria-hidden
            strokeWidth={1.5}
            data-lit={index < (value ?? 0) || undefined}
            className="pointer-events-none size-9 text-field data-lit:fill-star data-lit:text-warm-ink"
          />
        </label>
      ))}
      {value !== null && <span className="self-center px-2 font-medium">{labels[value - 1]}</span>}
    </ChoiceGroup>
  );
};
