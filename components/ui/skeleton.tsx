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
  /** Its size: a placeholder takes the room of what comes. A line is as high as the text around it. */
  className: string;
}

/** Holds the place of something on its way; what comes within 200 ms shows none. The region around it is `aria-busy`. */
export const Skeleton = ({ shape, className }: SkeletonProps) => (
  <span aria-hidden data-slot="skeleton" className={cn(skeletonVariants({ shape }), className)} />
);
