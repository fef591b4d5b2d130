import { Star } from 'lucide-react';
import { cn } from './cn.ts';

interface RatingProps {
  /** As displayed, '4.6'; null without ratings. */
  average: string | null;
  /** The number of ratings as displayed. */
  count?: string;
  words: {
    /** Shown without ratings: 'New'. */
    fresh: string;
    /** The screen reader text: '4.6 of 5 stars, 32 reviews'. */
    spoken: string;
  };
  className?: string;
}

/** ★ 4.6 (32), or 'New'. */
export const Rating = ({ average, count, words, className }: RatingProps) => {
  if (average === null)
    return <span className={cn('text-sm font-semibold text-brand', className)}>{words.fresh}</span>;
  return (
    <span data-slot="rating" className={cn('inline-flex items-center gap-1 text-sm', className)}>
      <span className="sr-only">{words.spoken}</span>
      <Star aria-hidden className="size-4 shrink-0 fill-star text-star" />
      <span aria-hidden className="font-semibold tabular-nums">
        {average}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-muted tabular-nums">
          ({count})
        </span>
      )}
    </span>
  );
};
