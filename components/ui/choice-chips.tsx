'use client';

import { useId, useRef, useState } from 'react';
import { ChoiceGroup, choiceTileClass, coveringRadioClass } from './choice-group.tsx';
import { cn } from './cn.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceChipsProps {
  legend: string;
  isLegendHidden?: boolean;
  choices: readonly Choice[];
  value: string | null;
  onChoose(value: string): void;
  /** The button that shows all choices: 'More services'. */
  more?: string;
  hint?: string | undefined;
  describedBy?: string | undefined;
  /** On a phone one below the other, so that the late font moves nothing. */
  isStacked?: boolean;
}

const FIRST = 6;

/** Returns the first few choices, the selected one included. */
const pickFirst = (choices: readonly Choice[], value: string | null): readonly Choice[] => {
  const first = choices.slice(0, FIRST);
  const later = choices.slice(FIRST).find((choice) => choice.value === value);
  return later ? [...first.slice(0, FIRST - 1), later] : first;
};

/** A choice among names, each one tap away. */
export const ChoiceChips = (props: ChoiceChipsProps) => {
  const { legend, isLegendHidden = false, choices, value, onChoose, more, hint, describedBy } = props;
  const name = useId();
  const hintId = useId();
  const [isLong, setLong] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isWhole = isLong || more === undefined || choices.length <= FIRST + 1;
  const showAll = (): void => {
    setLong(true);
    // The button disappears; its first new choice takes the focus.
    requestAnimationFrame(() => frame.current?.querySelectorAll('input')[FIRST]?.focus());
  };
  return (
    <div ref={frame}>
      <ChoiceGroup
        legend={legend}
        isLegendHidden={isLegendHidden}
        aria-describedby={[hint && hintId, describedBy].filter(Boolean).join(' ') || undefined}
        className={cn('gap-2', props.isStacked ? 'grid sm:flex sm:flex-wrap' : 'flex flex-wrap')}
      >
        {(isWhole ? choices : pickFirst(choices, value)).map((choice) => (
          <label key={choice.value} className={cn(choiceTileClass, 'min-h-11 px-3 py-2')}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              // The choice that takes the focus says why.
              aria-describedby={describedBy}
              className={coveringRadioClass}
            />
            <span className="pointer-events-none relative text-sm leading-snug font-semibold wrap-anywhere">
              {choice.label}
            </span>
          </label>
        ))}
        {!isWhole && (
          <button
            type="button"
            onClick={showAll}
            className="min-h-11 rounded-control border border-field bg-card px-3 text-sm font-semibold text-brand hover:bg-chip"
          >
            {more}
          </button>
        )}
      </ChoiceGroup>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
