import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './input.tsx';

/** Length as our contracts count it: in code points. */
export const lengthOf = (text: string): number => [...text].length;

export type TextareaProps = ComponentProps<'textarea'> & {
  /** How much has been typed of how much there may be; typing is never cut off. */
  counter?: { count: number; most: number } | undefined;
};

/** A field for several lines, which grows with its text. */
export const Textarea = ({ className, counter, ...props }: TextareaProps) => (
  <div data-slot="textarea" className={cn(controlClass, 'flex-col', className)}>
    <textarea
      rows={3}
      className="field-sizing-content max-h-72 min-h-24 w-full min-w-0 resize-none rounded-control bg-transparent px-4 py-3 outline-none placeholder:text-muted"
      {...props}
    />
    {counter && (
      <span
        data-over={counter.count > counter.most || undefined}
        className="self-end px-3 pb-1.5 text-xs text-muted tabular-nums data-over:font-semibold data-over:text-danger"
      >
        {counter.count}/{counter.most}
      </span>
    )}
  </div>
);
