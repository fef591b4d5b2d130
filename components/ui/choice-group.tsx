import { useId, type ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface ChoiceGroupProps extends ComponentProps<'div'> {
  legend: string;
  /** For where a heading above already says it. */
  isLegendHidden?: boolean;
}

/** The frame of radio buttons: their question, and the choices below it; `className` says how these stand. */
export const ChoiceGroup = ({ legend, isLegendHidden, className, children, ...props }: ChoiceGroupProps) => {
  const id = useId();
  return (
    <div data-slot="choice-group" role="radiogroup" aria-labelledby={id} {...props}>
      <p id={id} className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {legend}
      </p>
      <div className={cn(className)}>{children}</div>
    </div>
  );
};

/** What is seen of a choice around its button: the chosen one alike for days, times, services and places. */
export const choiceTileClass =
  'relative flex items-center rounded-control border border-line bg-card has-checked:border-brand has-checked:bg-tint has-checked:ring-1 has-checked:ring-brand has-disabled:border-dashed has-disabled:bg-chip has-disabled:text-muted';

/** A radio button that fills its label: what is drawn around it is tapped, the button itself has keyboard and voice. */
export const coveringRadioClass =
  'peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]';
