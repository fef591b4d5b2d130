import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';

interface LinkNoticeProps {
  drawing: ReactNode;
  title: string;
  hint: string;
  href: string;
  action: string;
}

/** An empty page's notice, with a link to something to see. */
export const LinkNotice = ({ drawing, title, hint, href, action }: LinkNoticeProps) => (
  <Notice heading="h2" drawing={drawing} title={title} hint={hint}>
    <Link href={href} prefetch={false} className={buttonVariants()}>
      {action}
    </Link>
  </Notice>
);
