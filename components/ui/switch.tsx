'use client';

import { ChoiceText, type ChoiceTextProps } from './choice-text.tsx';

interface SwitchProps extends ChoiceTextProps {
  isOn: boolean;
  onSwitch(isOn: boolean): void;
  disabled?: boolean;
}

/** A switch that takes effect at once; the whole line can be tapped. */
export const Switch = ({ isOn, onSwitch, disabled, ...text }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    data-slot="switch"
    aria-checked={isOn}
    disabled={disabled}
    onClick={() => onSwitch(!isOn)}
    className="group/switch flex min-h-12 w-full items-center gap-3 rounded-control text-left disabled:text-muted"
  >
    <ChoiceText {...text} />
    <span
      aria-hidden
      className="flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-field bg-chip p-0.5 transition-colors duration-150 group-disabled/switch:opacity-60 group-aria-checked/switch:border-brand group-aria-checked/switch:bg-brand"
    >
      <span className="size-4.5 rounded-full bg-field transition-transform duration-150 group-aria-checked/switch:translate-x-5.5 group-aria-checked/switch:bg-brand-ink" />
    </span>
  </button>
);
