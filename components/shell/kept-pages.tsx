'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listKeptPages, type KeptPage } from '#lib/platform/browser/kept-pages.ts';
import { withoutBrand } from '#lib/platform/navigation/document-title.ts';

const MAX_PAGES = 8;

const getPath = ({ href }: KeptPage): string => href.split('?', 1)[0] ?? href;

const looksLike = (one: KeptPage, other: KeptPage): boolean =>
  one.title === other.title && getPath(one) === getPath(other);

/** Leaves out pages that look like a newer one: the same path with another query, and the same title. */
const leaveOutRepeats = (pages: readonly KeptPage[]): readonly KeptPage[] =>
  pages.filter((page, at) => pages.findIndex((other) => looksLike(page, other)) === at);

/** Lists pages that can be read offline; renders nothing if there are none. */
export const KeptPages = ({ heading }: { heading: string }) => {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    listKeptPages(MAX_PAGES).then(
      (found) => setPages(leaveOutRepeats(found)),
      () => undefined,
    );
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
