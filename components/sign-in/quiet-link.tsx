import Link from 'next/link';
import { cn } from '#components/ui/cn.ts';

interface QuietLinkProps {
  href: string;
  children: string;
  className?: string;
}

/** A way elsewhere, beside the screen's own action. */
export const QuietLink = ({ href, children, className }: QuietLinkProps) => (
  <Link
    href={href}
    className={cn(
      'inline-flex min-h-11 items-center rounded-control font-semibold text-brand underline-offset-4 hover:underline',
      className,
    )}
  >
    {children}
  </Link>
);
