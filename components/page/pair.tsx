import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';

interface PairProps {
  first: ReactNode;
  second: ReactNode;
  className?: string;
}

/** Two stacks: side by side on large screens, one below the other elsewhere. */
export const Pair = ({ first, second, className }: PairProps) => (
  <div
    className={cn(
      'grid items-start gap-4 *:flex *:min-w-0 *:flex-col *:gap-4 lg:grid-cols-2 lg:gap-x-6',
      className,
    )}
  >
    <div>{first}</div>
    <div>{second}</div>
  </div>
);
