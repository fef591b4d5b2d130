'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { usePageWords } from './page-words.tsx';

// Entries of other sites are not in this list, so that one never leaves the product by its own arrow.
const cameFromHere = (): boolean => 'navigation' in window && window.navigation.canGoBack;

/** The arrow in the header: to where the reader came from, else to the page above this one. */
export const BackLink = ({ href }: { href: string }) => {
  const router = useRouter();
  const { back } = usePageWords();
  const goBack = (event: MouseEvent): void => {
    if (!cameFromHere()) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={goBack}
      aria-label={back}
      className="-ml-3 grid size-12 shrink-0 place-items-center rounded-control"
    >
      <ArrowLeft aria-hidden className="size-6" />
    </Link>
  );
};
