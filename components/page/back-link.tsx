'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { usePageWords } from './page-words.tsx';

// The list holds no entries of other sites, so our own arrow never leaves the product.
const cameFromHere = (): boolean => 'navigation' in window && window.navigation.canGoBack;

/**
 * The back arrow, its only child: to the previous page of ours, otherwise to the parent page. Pages render the arrow on
 * the server, to keep it out of their first script.
 */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => {
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
      {children}
    </Link>
  );
};
