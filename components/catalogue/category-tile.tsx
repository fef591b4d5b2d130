import Link from 'next/link';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface CategoryTileProps {
  skill: NamedEntry;
  locale: Locale;
}

/** A trade as picture and name; a tap shows its services and workers. */
export const CategoryTile = ({ skill, locale }: CategoryTileProps) => (
  <li>
    <Link
      href={publicPaths.category(skill._id)}
      prefetch={false}
      className="flex flex-col items-center gap-1.5 rounded-tile text-center transition-[scale] duration-150 active:scale-[0.97]"
    >
      <TradePicture picture={skill.picture} className="w-full" />
      <span className="line-clamp-2 indic:line-clamp-3 -mx-1 self-stretch text-sm leading-tight font-medium wrap-anywhere hyphens-auto indic:pb-1 indic:text-[0.8125rem] max-[359px]:indic:text-xs indic:leading-snug">
        {nameIn(locale, skill)}
      </span>
    </Link>
  </li>
);
