'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listKeptPages, type KeptPage } from '#lib/platform/browser/kept-pages.ts';

const MOST = 8;

/** Pages that can be read without the network; nothing where there are none. */
export const KeptPages = ({ heading }: { heading: string }) => {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    listKeptPages(MOST).then(setPages, () => undefined);
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
            {/* A full load: what Next would fetch for a link of its own is not kept. */}
            <a href={href} className="flex min-h-12 items-center justify-between gap-2 px-4 py-2">
              {title}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
