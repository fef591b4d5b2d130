import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn.ts';

const skeletonVariants = cva('block animate-appear bg-line', {
  variants: {
    shape: {
      block: 'rounded-card',
      line: 'my-[0.3em] h-[0.9em] rounded-full',
      circle: 'aspect-square shrink-0 rounded-full',
    },
  },
});

interface SkeletonProps extends VariantProps<typeof skeletonVariants> {
  shape: 'block' | 'line' | 'circle';
  /** Its size: as large as the content to come. A line is as high as the text around it. */
  className: string;
}

/** A placeholder; hidden if the content arrives within 200 ms. The surrounding region is `aria-busy`. */
export const Skeleton = ({ shape, className }: SkeletonProps) => (
  <span aria-hidden data-slot="skeleton" className={cn(skeletonVariants({ shape }), className)} />
);
