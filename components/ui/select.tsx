import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './input.tsx';

export type SelectProps = ComponentProps<'select'>;

/** A select that uses the phone's own list; pass `<option>`s as children. */
export const Select = ({ className, ...props }: SelectProps) => (
  <div data-slot="select" className={cn(controlClass, 'relative', className)}>
    <select
      className="min-h-11.5 w-full min-w-0 appearance-none truncate rounded-control bg-card pr-11 pl-4 outline-none disabled:text-muted"
      {...props}
    />
    <ChevronDown aria-hidden className="pointer-events-none absolute right-3.5 size-5 text-muted" />
  </div>
);
