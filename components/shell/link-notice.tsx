import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';

interface LinkNoticeProps {
  drawing: ReactNode;
  title: string;
  hint: string;
  /** Where the one action leads. */
  href: string;
  action: string;
}

/** Stands on a page that has nothing to show, with the way to where there is something. */
export const LinkNotice = ({ drawing, title, hint, href, action }: LinkNoticeProps) => (
  <Notice heading="h2" drawing={drawing} title={title} hint={hint}>
    <Link href={href} prefetch={false} className={buttonVariants()}>
      {action}
    </Link>
  </Notice>
);
