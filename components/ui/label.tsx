import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

type LabelProps = ComponentProps<'label'> & { htmlFor: string };

export const Label = ({ className, children, htmlFor, ...props }: LabelProps) => (
  <label data-slot="label" htmlFor={htmlFor} className={cn('text-sm font-medium', className)} {...props}>
    {children}
  </label>
);
