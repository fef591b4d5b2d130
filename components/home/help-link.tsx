import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

/** The way to help and everything else, at the end of a home page that has nothing to book. */
export const HelpLink = ({ children }: { children: string }) => (
  <Link
    href={publicPaths.more}
    prefetch={false}
    className={buttonVariants({ variant: 'outline', size: 'block' })}
  >
    {children}
  </Link>
);
