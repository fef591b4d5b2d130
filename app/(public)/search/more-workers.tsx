'use client';

import { useRef, type MouseEvent } from 'react';
import { useSearchWords } from '#components/search/search-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { useInSight } from '#lib/platform/browser/use-in-sight.ts';

interface MoreWorkersProps {
  cursor: string;
  /** The next workers as a page of their own, for a browser without scripts. */
  href: string;
  isLoading: boolean;
  hasFailed: boolean;
  onMore(): void;
}

/** Loads the next workers when the end of the list comes into sight, or on a tap. */
export const MoreWorkers = ({ cursor, href, isLoading, hasFailed, onMore }: MoreWorkersProps) => {
  const words = useSearchWords();
  const { retry } = usePageWords();
  const link = useRef<HTMLAnchorElement>(null);
  useInSight({ element: link, key: isLoading || hasFailed ? null : cursor, onSight: onMore });
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onMore();
  };
  return (
    <div className="flex flex-col gap-2">
      <div role="status">
        {hasFailed && <Alert variant="destructive">{words.moreFailed}</Alert>}
        {isLoading && <span className="sr-only">{words.loadingMore}</span>}
      </div>
      <a
        ref={link}
        href={href}
        aria-busy={isLoading}
        onClick={handleClick}
        className={buttonVariants({ variant: 'outline', size: 'block' })}
      >
        {hasFailed ? retry : words.more}
      </a>
    </div>
  );
};
