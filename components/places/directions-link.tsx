import { Navigation } from 'lucide-react';
import { toMapSpot } from '#lib/features/places/contracts/digipin.ts';
import { wayTo } from '#lib/platform/navigation/paths.ts';

interface Destination {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  pinCode?: string | undefined;
  digipin?: string | undefined;
}

/** The door's exact spot, or the address as maps understand it. */
const toMapQuery = ({ street, city, state, pinCode, digipin = '' }: Destination): string =>
  toMapSpot(digipin) ?? [street, city, state, pinCode].filter(Boolean).join(', ');

interface DirectionsLinkProps {
  to: Destination;
  label: string;
  /** Looks like the buttons beside it: `buttonVariants(…)`. */
  className: string;
  /** The id of the title of a card that has it. */
  describedBy?: string | undefined;
}

/** Directions to the customer, in the phone's maps app. */
export const DirectionsLink = ({ to, label, className, describedBy }: DirectionsLinkProps) => (
  <a
    href={wayTo(toMapQuery(to))}
    target="_blank"
    rel="noreferrer"
    aria-describedby={describedBy}
    className={className}
  >
    <Navigation aria-hidden className="size-4" />
    {label}
  </a>
);
