'use client';

import { useId } from 'react';
import { held } from './button.tsx';
import { ChoiceText, type ChoiceTextProps } from './choice-text.tsx';

interface SwitchProps extends ChoiceTextProps {
  isOn: boolean;
  onSwitch(isOn: boolean): void;
  disabled?: boolean;
  /** Does nothing for now, but keeps the focus, which `disabled` would take away. */
  isHeld?: boolean;
}

/**
 * A switch that takes effect at once; the whole line can be tapped. The hint describes it and is no part of its name:
 * “Off: …” in a name contradicts a switch that is on.
 */
export const Switch = ({ isOn, onSwitch, disabled, isHeld, ...text }: SwitchProps) => {
  const id = useId();
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`];
  return (
    <button
      type="button"
      role="switch"
      data-slot="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-describedby={text.hint ? hintId : undefined}
      disabled={disabled}
      onClick={() => onSwitch(!isOn)}
      className="group/switch flex min-h-12 w-full items-center gap-3 rounded-control text-left disabled:text-muted aria-disabled:text-muted"
      {...(isHeld && held)}
    >
      <ChoiceText {...text} labelId={labelId} hintId={hintId} />
      <span
        aria-hidden
        className="flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-field bg-chip p-0.5 transition-colors duration-150 group-disabled/switch:opacity-60 group-aria-disabled/switch:opacity-60 group-aria-checked/switch:border-brand group-aria-checked/switch:bg-brand"
      >
        <span className="size-4.5 rounded-full bg-field transition-transform duration-150 group-aria-checked/switch:translate-x-5.5 group-aria-checked/switch:bg-brand-ink" />
      </span>
    </button>
  );
};
