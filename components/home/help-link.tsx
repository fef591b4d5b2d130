import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

/** Links to help and settings from home pages without booking. */
export const HelpLink = ({ children }: { children: string }) => (
  <Link
    href={publicPaths.more}
    prefetch={false}
    className={buttonVariants({ variant: 'outline', size: 'block' })}
  >
    {children}
  </Link>
);
