import Link from 'next/link';
import { cn } from '#components/ui/cn.ts';

const tones = { brand: 'font-semibold text-brand', muted: 'font-medium text-muted' };

interface QuietLinkProps {
  href: string;
  children: string;
  tone?: keyof typeof tones;
  className?: string;
}

export const QuietLink = ({ href, children, tone = 'brand', className }: QuietLinkProps) => (
  <Link
    href={href}
    prefetch={false}
    className={cn(
      'inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:underline',
      tones[tone],
      className,
    )}
  >
    {children}
  </Link>
);

interface HasAccountProps {
  words: { readonly hasAccount: string; readonly login: string };
  loginPath: string;
}

/** Leads registered users back to the login page. */
export const HasAccount = ({ words, loginPath }: HasAccountProps) => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
    <span className="text-muted">{words.hasAccount}</span>
    <QuietLink href={loginPath}>{words.login}</QuietLink>
  </p>
);
