'use client';

import { useEffect, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { loadConfirmWords, type ConfirmWords } from './confirm-words.ts';

/** Sends the email confirmation link again. */
const ResendLink = ({ words }: { words: ConfirmWords }) => {
  const { isBusy, run } = useAction(words);
  const send = () =>
    run(async () => {
      await api('POST /auth/resend-verification');
      notify({ title: words.sent, description: words.sentHint, variant: 'success' });
    });
  return (
    <Button variant="outline" size="compact" isHeld={isBusy} onClick={() => void send()}>
      {words.again}
    </Button>
  );
};

/** The same button beside an error; it loads its texts on demand because few people need them. */
export const ResendLinkLater = () => {
  const { locale } = usePageWords();
  const [words, setWords] = useState<ConfirmWords | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfirmWords(locale).then(
      (loaded) => isCurrent && setWords(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return words && <ResendLink words={words} />;
};
