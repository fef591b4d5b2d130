import { X } from 'lucide-react';
import Link from 'next/link';
import { chipFaceClass, chipTapClass } from '#components/ui/chip.tsx';
import { cn } from '#components/ui/cn.ts';
import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface NearChipProps {
  /** The same page with the filter toggled. */
  href: string;
  isOn: boolean;
  /** Name of the reader's place. */
  place: string;
  words: Pick<typeof services, 'near' | 'removeNear'>;
}

/** Toggles between nearby and all services; a link, so it also works without JavaScript. */
export const NearChip = ({ href, isOn, place, words }: NearChipProps) => (
  <Link
    href={href}
    scroll={false}
    prefetch={false}
    aria-label={isOn ? fill(words.removeNear, { place }) : undefined}
    className={chipTapClass}
  >
    <span className={cn(chipFaceClass, isOn ? 'bg-tint text-brand' : 'border border-field bg-card')}>
      {fill(words.near, { place })}
      {isOn && <X aria-hidden />}
    </span>
  </Link>
);
