import Link from 'next/link';
import type { ReactNode } from 'react';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

/** Four tiles per row, three on a phone where names are longer, eight on large screens; fewer with large text. */
export const CategoryGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(clamp(min(var(--tile),(100%-8px)/2),(100%-24px)/4,7.5rem),1fr))] gap-x-2 gap-y-4 [--tile:4.5rem] indic:[--tile:5.6rem]">
    {children}
  </ul>
);

interface CategoryTileProps {
  skill: NamedEntry;
  locale: Locale;
}

export const CategoryTile = ({ skill, locale }: CategoryTileProps) => (
  <li>
    <Link
      href={publicPaths.category(skill._id)}
      prefetch={false}
      className="flex flex-col items-center gap-1.5 rounded-tile text-center transition-[scale] duration-150 active:scale-[0.97]"
    >
      <TradePicture picture={skill.picture} className="w-full" />
      <span className="line-clamp-2 indic:line-clamp-3 self-stretch text-sm leading-tight font-medium wrap-anywhere hyphens-auto indic:pb-1 indic:text-[0.8125rem] max-[359px]:indic:text-xs indic:leading-snug">
        {nameIn(locale, skill)}
      </span>
    </Link>
  </li>
);

export const CategorySkeleton = () => (
  <li aria-hidden className="flex animate-appear flex-col items-center gap-1.5">
    <span className="aspect-square w-full rounded-tile bg-chip" />
    <span className="h-[2.5em] w-full text-sm leading-tight">
      <span className="mx-auto mt-1 block h-2.5 w-4/5 rounded-full bg-chip" />
    </span>
  </li>
);
