'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listKeptPages, type KeptPage } from '#lib/platform/browser/kept-pages.ts';
import { withoutBrand } from '#lib/platform/navigation/document-title.ts';

const MAX_PAGES = 8;

/** Lists pages that can be read offline; renders nothing if there are none. */
export const KeptPages = ({ heading }: { heading: string }) => {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    listKeptPages(MAX_PAGES).then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="kept-pages">
      <h2 id="kept-pages" className="mb-2 font-semibold">
        {heading}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-card">
        {pages.map(({ href, title }) => (
          <li key={href} className="border-t border-line first:border-t-0">
            {/* A full load, because the payload of client-side navigation is not cached. */}
            <a href={href} className="flex min-h-12 items-center justify-between gap-2 px-4 py-2">
              {withoutBrand(title)}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
