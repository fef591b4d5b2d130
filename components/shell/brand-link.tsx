'use client';

import Link from 'next/link';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { BrandMark } from './brand-mark.tsx';
import { usePageWords } from '#components/page/page-words.tsx';

/** Logo and name, linked to the start page. */
export const BrandLink = () => (
  <Link
    href={publicPaths.home}
    // A prefetched redirect to the login would be cached past signing in.
    prefetch={false}
    data-slot="brand"
    aria-label={usePageWords().homeLink}
    className="-mx-2 inline-flex min-h-12 items-center gap-2.5 rounded-control px-2"
  >
    <BrandMark />
    <span className="text-lg font-bold tracking-tight">Hunar</span>
  </Link>
);
