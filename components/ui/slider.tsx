'use client';

import { useEffect, useId, useRef, type ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  label: string;
  /** The value as text, also for screen readers: 'Within 10 km'. */
  text: string;
  min: number;
  max: number;
  value: number;
  onSlide(value: number): void;
}

const rangeClass =
  'h-11 w-full appearance-none bg-transparent [&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-brand [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-card [&::-moz-range-thumb]:bg-brand [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-field [&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--brand)_var(--slid,0%),var(--field)_var(--slid,0%))] [&::-webkit-slider-thumb]:-mt-[0.6875rem] [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-card [&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:shadow-soft';

/** A slider: drag, tap or arrow keys. */
export const Slider = ({ label, text, min, max, value, onSlide, ...props }: SliderProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Set by script: our policy blocks style attributes from the server.
  useEffect(() => {
    input.current?.style.setProperty('--slid', `${((value - min) / (max - min)) * 100}%`);
  }, [value, min, max]);
  return (
    <div data-slot="slider" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-sm font-semibold text-brand tabular-nums">
          {text}
        </output>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        className={rangeClass}
        {...props}
      />
    </div>
  );
};
