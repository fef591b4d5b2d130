import { Star } from 'lucide-react';
import { StatTile } from '#components/ui/stat-tile.tsx';

interface RatingTileProps {
  label: string;
  /** Null before the first review. */
  rating: number | null;
  newcomer: string;
  reviews: string;
}

export const RatingTile = ({ label, rating, newcomer, reviews }: RatingTileProps) =>
  rating === null ? (
    <StatTile label={label} value={newcomer} hint={reviews} />
  ) : (
    <StatTile
      label={label}
      value={rating.toFixed(1)}
      mark={<Star aria-hidden className="fill-star text-star" />}
      hint={reviews}
    />
  );
