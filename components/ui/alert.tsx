import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const alertVariants = cva('flex items-start gap-3 rounded-control border p-3 text-sm [&_svg]:mt-0.5', {
  variants: {
    variant: {
      info: 'border-line bg-chip [&_svg]:text-muted',
      success: 'border-success/30 bg-success-tint [&_svg]:text-success',
      destructive: 'border-danger/40 bg-danger-tint [&_svg]:text-danger',
    },
  },
  defaultVariants: { variant: 'info' },
});

const icons = { info: Info, success: CircleCheck, destructive: CircleAlert };

type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alertVariants> & { title?: string | undefined };

/** A notice within the page: icon, an optional title, and what happened. */
export const Alert = ({ className, variant, title, children, ...props }: AlertProps) => {
  const Icon = icons[variant ?? 'info'];
  return (
    <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
};
