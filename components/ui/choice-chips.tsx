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
  /** A choice made beforehand is shown alone, beside this button, which offers the others: '(change service)'. */
  change?: string;
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

/** Which choices are shown, and the button that shows more of them. */
const useShown = ({ choices, value, more, change }: ChoiceChipsProps) => {
  const [isAlone, setAlone] = useState(change !== undefined && value !== null && choices.length > 1);
  const [isLong, setLong] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const find = (selector: string) => frame.current?.querySelectorAll<HTMLElement>(selector);
  const chosen = choices.find((choice) => choice.value === value);
  // The button disappears; the chosen one, or the first new choice, takes the focus.
  const unfold = (): void => {
    find('input:checked')?.[0]?.focus();
    setAlone(false);
  };
  const showAll = (): void => {
    setLong(true);
    requestAnimationFrame(() => find('input')?.[FIRST]?.focus());
  };
  if (isAlone && chosen) return { frame, shown: [chosen], button: { label: change, show: unfold } };
  if (isLong || more === undefined || choices.length <= FIRST + 1)
    return { frame, shown: choices, button: null };
  return { frame, shown: pickFirst(choices, value), button: { label: more, show: showAll } };
};

/** A choice among names, each one tap away. */
export const ChoiceChips = (props: ChoiceChipsProps) => {
  const { legend, isLegendHidden = false, value, onChoose, describedBy } = props;
  const name = useId();
  const { frame, shown, button } = useShown(props);
  return (
    <div ref={frame}>
      <ChoiceGroup
        legend={legend}
        isLegendHidden={isLegendHidden}
        aria-describedby={describedBy}
        className={cn('gap-2', props.isStacked ? 'grid sm:flex sm:flex-wrap' : 'flex flex-wrap')}
      >
        {shown.map((choice) => (
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
        {button && (
          <button
            type="button"
            onClick={button.show}
            className="min-h-11 rounded-control border border-field bg-card px-3 text-sm font-semibold text-brand hover:bg-chip"
          >
            {button.label}
          </button>
        )}
      </ChoiceGroup>
    </div>
  );
};
