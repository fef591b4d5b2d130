import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5];

/** A rating as filled stars. */
export const GivenStars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="inline-flex">
    {five.map((star) => (
      <Star
        key={star}
        aria-hidden
        data-lit={star <= rating || undefined}
        className="size-4 text-field data-lit:fill-star data-lit:text-star"
      />
    ))}
  </span>
);
