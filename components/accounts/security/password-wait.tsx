'use client';

import { useRouter } from 'next/navigation';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { api } from '#lib/platform/browser/api.ts';

interface PasswordWaitProps {
  /** From when a code sets the new password. */
  text: string;
  words: ActionWords & Pick<(typeof security)['password'], 'waitTitle' | 'stop' | 'stopped'>;
}

/** Says that a new password was asked for, and stops it with one tap. */
export const PasswordWait = ({ text, words }: PasswordWaitProps) => {
  const router = useRouter();
  const { isBusy, run } = useAction(words);
  const stop = async (): Promise<void> => {
    await api('PUT /auth/change-password', { body: { forgot: false } });
    notify({ title: words.stopped, variant: 'success' });
    router.refresh();
  };
  return (
    <Alert title={words.waitTitle}>
      <p>{text}</p>
      <Button
        variant="outline"
        size="compact"
        className="mt-2"
        isHeld={isBusy}
        onClick={() => void run(stop)}
      >
        {isBusy && <Spinner />}
        {words.stop}
      </Button>
    </Alert>
  );
};
