'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { ChoiceGroup, choiceTileClass, coveringRadioClass } from './choice-group.tsx';
import { cn } from './cn.ts';

interface Day {
  /** The date, '2026-11-21'. */
  readonly value: string;
  /** 'Today', 'Sun'. */
  readonly weekday: string;
  readonly number: string;
  readonly month: string;
  /** The reason it is unavailable: 'Off'. */
  readonly reason?: string;
}

interface DayStripProps {
  legend: string;
  days: readonly Day[];
  value: string | null;
  onChoose(value: string): void;
  /** The button that shows later days: 'More dates'. */
  more: string;
  /** Rendered below all days: a link to even later ones. */
  children?: ReactNode;
  describedBy?: string | undefined;
}

const FIRST = 4;

const dayClass = cn(
  choiceTileClass,
  'min-h-18 flex-col justify-center py-1.5 text-center text-xs text-muted',
);

interface DayChoiceProps {
  day: Day;
  name: string;
  checked: boolean;
  'aria-describedby': string | undefined;
  onChange(): void;
}

const DayChoice = ({ day, ...input }: DayChoiceProps) => (
  <label className={dayClass}>
    <input
      {...input}
      type="radio"
      value={day.value}
      disabled={day.reason !== undefined}
      className={coveringRadioClass}
    />
    <span className="pointer-events-none relative">{day.weekday} </span>
    <span className="pointer-events-none relative text-lg leading-tight font-semibold text-ink peer-checked:text-brand peer-disabled:text-muted">
      {day.number}{' '}
    </span>
    <span className="pointer-events-none relative">{day.reason ?? day.month}</span>
  </label>
);

/** The available days: the first few, and all of them on demand. */
export const DayStrip = (props: DayStripProps) => {
  const { legend, days, value, onChoose, more, children, describedBy } = props;
  const name = useId();
  const [isLong, setLong] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const isChosenLater = value !== null && days.findIndex((day) => day.value === value) >= FIRST;
  const isChosenBeyond = value !== null && days.every((day) => day.value !== value);
  const isWhole = isLong || isChosenBeyond || isChosenLater || days.length <= FIRST + 1;
  const showAll = (): void => {
    setLong(true);
    // The button disappears; its first new day takes the focus.
    requestAnimationFrame(() => strip.current?.querySelectorAll('input')[FIRST]?.focus());
  };
  return (
    <div ref={strip} data-slot="day-strip">
      <ChoiceGroup
        legend={legend}
        aria-required
        aria-describedby={describedBy}
        className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2"
      >
        {(isWhole ? days : days.slice(0, FIRST)).map((day) => (
          <DayChoice
            key={day.value}
            day={day}
            name={name}
            checked={day.value === value}
            onChange={() => onChoose(day.value)}
            aria-describedby={describedBy}
          />
        ))}
        {!isWhole && (
          <button
            type="button"
            onClick={showAll}
            className="min-h-18 rounded-control border border-field bg-card text-xs font-semibold text-brand hover:bg-chip"
          >
            {more}
          </button>
        )}
      </ChoiceGroup>
      {isWhole && children}
    </div>
  );
};
