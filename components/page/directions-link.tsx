import { Navigation } from 'lucide-react';
import { wayTo } from '#lib/platform/navigation/paths.ts';

interface DirectionsLinkProps {
  /** Where to, as people write it on a letter. */
  address: string;
  label: string;
  /** How it looks, as the buttons beside it: `buttonVariants(…)`. */
  className: string;
}

/** The way to a job, in the maps of the phone. */
export const DirectionsLink = ({ address, label, className }: DirectionsLinkProps) => (
  <a href={wayTo(address)} target="_blank" rel="noreferrer" className={className}>
    <Navigation aria-hidden className="size-4" />
    {label}
  </a>
);
