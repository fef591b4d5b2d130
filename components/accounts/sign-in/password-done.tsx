'use client';

import { useEffect } from 'react';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unlocked } from '#components/ui/pictures/unlocked.tsx';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/sign-in.en.ts';

const READING_MS = 3000;

/** The new password is set; goes on to the login by itself. */
export const PasswordDone = ({ words }: { words: typeof signIn.reset }) => {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(signInPaths.login), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FocusOnShow>
      <Notice drawing={unlocked} title={words.doneTitle} hint={words.doneHint}>
        {/* A plain link: pages shown so far may belong to a session that has just ended. */}
        <a href={signInPaths.login} className={buttonVariants()}>
          {words.toLogin}
        </a>
      </Notice>
    </FocusOnShow>
  );
};
