import { Star } from 'lucide-react';
import { StatTile } from '#components/ui/stat-tile.tsx';

interface RatingTileProps {
  label: string;
  /** Null as long as nobody has rated. */
  rating: number | null;
  newcomer: string;
  reviews: string;
}

/** How customers rate a worker. */
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
