import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unlocked } from '#components/ui/pictures/unlocked.tsx';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';

interface SignInCardProps {
  title: string;
  hint: string;
  login: string;
  returnPath: string;
  drawing?: ReactNode;
}

/** Invites guests to sign in on pages about their own account. */
export const SignInCard = ({ title, hint, login, returnPath, drawing = unlocked }: SignInCardProps) => (
  <Notice heading="h2" drawing={drawing} title={title} hint={hint}>
    <Link
      href={withReturnPath(signInPaths.login, returnPath)}
      prefetch={false}
      className={buttonVariants({ size: 'block' })}
    >
      {login}
    </Link>
  </Notice>
);
