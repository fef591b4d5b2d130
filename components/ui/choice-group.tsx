import { useId, type ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface ChoiceGroupProps extends ComponentProps<'div'> {
  /** Ends in a star if a choice is required; screen readers say that instead of the star. */
  legend: string;
  /** Set when a heading above already asks the question. */
  isLegendHidden?: boolean;
}

/** A fieldset of radio buttons; `className` arranges the choices. */
export const ChoiceGroup = ({ legend, isLegendHidden, className, children, ...props }: ChoiceGroupProps) => {
  const id = useId();
  const isStarred = legend.endsWith('*');
  return (
    <div
      data-slot="choice-group"
      role="radiogroup"
      aria-labelledby={id}
      aria-required={isStarred || undefined}
      {...props}
    >
      <p id={id} className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {isStarred ? legend.slice(0, -1) : legend}
        {isStarred && <span aria-hidden>*</span>}
      </p>
      <div className={cn(className)}>{children}</div>
    </div>
  );
};

/** The visible part of a choice: days, times, services and places share it. */
export const choiceTileClass =
  'relative flex items-center rounded-control border border-field bg-card has-checked:border-brand has-checked:bg-tint has-checked:ring-1 has-checked:ring-brand has-disabled:border-dashed has-disabled:bg-chip has-disabled:text-muted';

/**
 * A radio button that covers its label: taps land on the label's visuals, the button handles keyboard and screen
 * readers.
 */
export const coveringRadioClass =
  'peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]';
