import Link from 'next/link';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';
import { Bell, MessageCircle } from 'lucide-react';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { NewsCount } from './news-count.tsx';

const entryClass =
  'relative grid min-h-[48px] min-w-[48px] place-items-center rounded-control text-ink hover:bg-chip';

/** The ways to what is new; a page made for a guest hides them, so that the page alone decides and nothing moves. */
const HeaderNews = ({ hasBell }: { hasBell: boolean }) => (
  <div data-slot="news" className="-mr-3 hidden shrink-0 [.member_&]:flex">
    {hasBell && (
      <Link href={accountPaths.notifications} prefetch={false} className={entryClass}>
        <Bell aria-hidden className="size-6" />
        <NewsCount kind="notices" />
      </Link>
    )}
    <Link href={accountPaths.messages} prefetch={false} className={entryClass}>
      <MessageCircle aria-hidden className="size-6" />
      <NewsCount kind="messages" />
    </Link>
  </div>
);

/** The frame of every page: its header, with what is new for whoever is signed in, and the page's own part below it. */
export const PageShell = (props: Omit<PageFrameProps, 'news'>) => (
  <PageFrame {...props} news={<HeaderNews hasBell={!props.action} />} />
);
