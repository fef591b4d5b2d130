import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeVariants = cva(
  'inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        brand: 'bg-tint text-brand',
        warm: 'bg-tint-warm text-warm-ink',
        neutral: 'bg-chip text-ink',
        success: 'bg-success-tint text-success',
        danger: 'bg-danger-tint text-danger',
        info: 'bg-info-tint text-info',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>;

type BadgeProps = ComponentProps<'span'> & { variant?: BadgeVariant };

/** A one-word label: Agency, Independent, Confirmed. The colour adds nothing the word doesn't say. */
export const Badge = ({ className, variant, ...props }: BadgeProps) => (
  <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
);
