import { ChevronDown, MapPin } from 'lucide-react';
import { LocationButton, type LocationChipProps } from './location-button.tsx';

/** City and PIN in a page's header; a tap opens the form to change them. */
export const LocationChip = (props: LocationChipProps) => (
  <LocationButton
    {...props}
    pin={<MapPin aria-hidden className="size-5 shrink-0 text-brand" />}
    chevron={<ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />}
  />
);
