import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/sign-in.en.ts';

/** A reset link of which something is missing. */
export const BrokenLink = ({ words }: { words: typeof signIn.reset }) => (
  <Notice drawing={signpost} title={words.brokenTitle} hint={words.brokenHint}>
    <Link href={signInPaths.forgotPassword} prefetch={false} className={buttonVariants()}>
      {words.askNew}
    </Link>
  </Notice>
);
