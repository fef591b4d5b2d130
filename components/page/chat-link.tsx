'use client';

import { MessageCircle } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { openChat } from '#lib/wiring/browser/open-chat.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

interface ChatLinkProps {
  userId: string;
  label: string;
  /** Icon only, where space is short; screen readers still get the label. */
  isBare?: boolean;
  /** The screen reader label, if the visible one does not name the person. */
  spoken?: string;
  /** The id of what the label leaves open, such as the title of a card. */
  describedBy?: string | undefined;
  /** Looks like the buttons beside it: `buttonVariants(…)`. */
  className: string;
}

// With a modifier key held, the link opens a new tab as usual.
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens the conversation with a person over the current page. */
export const ChatLink = ({
  userId,
  label,
  isBare = false,
  spoken,
  describedBy,
  className,
}: ChatLinkProps) => {
  const onClick = (event: MouseEvent): void => {
    if (isPlain(event) && openChat(userId)) event.preventDefault();
  };
  return (
    <Link
      href={accountPaths.messagesWith(userId)}
      prefetch={false}
      aria-label={spoken}
      aria-describedby={describedBy}
      onClick={onClick}
      className={className}
    >
      <MessageCircle aria-hidden className="size-5" />
      <span className={isBare ? 'sr-only' : undefined}>{label}</span>
    </Link>
  );
};
