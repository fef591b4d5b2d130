'use client';

import { MessageCircle } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { openTalk } from '#lib/platform/browser/open-conversation.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { usePageWords } from './page-words.tsx';

interface ChatLinkProps {
  /** Whom to talk with. */
  userId: string;
  /** 'Messages' where the card has no better word. */
  label?: string;
  /** The sign alone, where room is short; the word is for screen readers. */
  isBare?: boolean;
  /** What a screen reader says where the label alone does not say to whom. */
  spoken?: string;
  /** How it looks, as the buttons beside it: `buttonVariants(…)`. */
  className: string;
}

// With a key held down a link opens a page of its own, as anywhere.
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way into the talk with somebody, from any card that shows them: over the page, which stays where it is. */
export const ChatLink = ({ userId, label, isBare = false, spoken, className }: ChatLinkProps) => {
  const { messages } = usePageWords();
  const onClick = (event: MouseEvent): void => {
    if (isPlain(event) && openTalk(userId)) event.preventDefault();
  };
  return (
    <Link
      href={accountPaths.messagesWith(userId)}
      prefetch={false}
      aria-label={spoken}
      onClick={onClick}
      className={className}
    >
      <MessageCircle aria-hidden className="size-5" />
      <span className={isBare ? 'sr-only' : undefined}>{label ?? messages}</span>
    </Link>
  );
};
