import Link from 'next/link';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';
import { Bell, CircleUser, MessageCircle, Search } from 'lucide-react';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { DeskMenu, DeskSearch, UnreadCount, WaitingSlot } from './frame-parts.tsx';

const entryClass =
  'relative grid min-h-[48px] min-w-[48px] place-items-center rounded-control text-ink hover:bg-chip';

interface HeaderCountsProps {
  /** False where the account menu has no room. */
  hasMenu?: boolean;
}

/** Links to messages and notifications; hidden on pages rendered for guests, so that nothing shifts. */
export const HeaderCounts = ({ hasMenu = true }: HeaderCountsProps) => (
  <div data-slot="news" className="-mr-3 hidden shrink-0 [.member_&]:flex">
    <WaitingSlot className={entryClass} />
    <Link href={accountPaths.notifications} prefetch={false} className={entryClass}>
      <Bell aria-hidden className="size-6" />
      <UnreadCount kind="notices" />
    </Link>
    <Link href={accountPaths.messages} prefetch={false} className={entryClass}>
      <MessageCircle aria-hidden className="size-6" />
      <UnreadCount kind="messages" />
    </Link>
    {hasMenu && <DeskMenu icon={<CircleUser aria-hidden className="size-6" />} />}
  </div>
);

/** The frame of every page: header with unread counts, and the page below it. */
export const PageShell = (props: Omit<PageFrameProps, 'counts' | 'search'>) => (
  <PageFrame
    {...props}
    search={<DeskSearch icon={<Search aria-hidden className="size-5 text-muted" />} />}
    counts={<HeaderCounts />}
  />
);
