import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './input.tsx';

/** Returns the length in code points, as our contracts count it. */
export const countCodePoints = (text: string): number => [...text].length;

export type TextareaProps = ComponentProps<'textarea'> & {
  /** A character counter; typing is never cut off. */
  counter?: { count: number; max: number } | undefined;
};

/** A multi-line field that grows with its text. */
export const Textarea = ({ className, counter, ...props }: TextareaProps) => (
  <div data-slot="textarea" className={cn(controlClass, 'flex-col', className)}>
    <textarea
      rows={3}
      className="field-sizing-content max-h-72 min-h-24 w-full min-w-0 resize-none rounded-control bg-transparent px-4 py-3 outline-none placeholder:text-muted"
      {...props}
    />
    {counter && (
      <span
        data-over={counter.count > counter.max || undefined}
        className="self-end px-3 pb-1.5 text-xs text-muted tabular-nums data-over:font-semibold data-over:text-danger"
      >
        {counter.count}/{counter.max}
      </span>
    )}
  </div>
);
