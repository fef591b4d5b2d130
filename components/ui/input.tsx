import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** The frame of a control; the focus ring surrounds all of it. */
export const controlClass =
  'field-frame flex min-h-12 w-full items-center rounded-control border border-field bg-card transition-colors duration-150 focus-within:border-brand has-aria-invalid:border-danger has-aria-invalid:ring-1 has-aria-invalid:ring-danger';

/** A bare input inside a control's frame. */
export const bareInputClass =
  'min-h-11.5 w-full min-w-0 rounded-control bg-transparent px-4 outline-none placeholder:text-muted';

export type InputProps = ComponentProps<'input'> & {
  /** Rendered before the input, such as +91. */
  lead?: string | undefined;
};

export const Input = ({ className, lead, ...props }: InputProps) => (
  <div data-slot="input" className={cn(controlClass, className)}>
    {lead && (
      <span
        aria-hidden
        className="shrink-0 border-r border-line py-1 pr-3 pl-4 whitespace-nowrap text-muted tabular-nums"
      >
        {lead}
      </span>
    )}
    <input className={bareInputClass} {...props} />
  </div>
);
