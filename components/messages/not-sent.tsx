'use client';

import { useEffect, useState } from 'react';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { toCodeText } from '#components/form/to-text.ts';
import { Button } from '#components/ui/button.tsx';
import { discardUnsent, retryUnsent } from '#lib/features/messages/client/send-queue.ts';
import type { Unsent } from '#lib/features/messages/client/unsent-messages.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Speech } from './messages-words.ts';

interface NotSentProps extends Speech {
  unsent: Unsent;
  /** The code of the server's refusal. */
  refusal: string;
}

/** What the server said, in the reader's language; its texts are fetched, as few ever need one. */
const useReason = (refusal: string, locale: Locale): string | null => {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadFormWords(locale).then(
      (words) => isCurrent && setReason(toCodeText(words, refusal)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [refusal, locale]);
  return reason;
};

/** Why a message has stayed here, and what can be done about it. */
export const NotSent = ({ unsent, refusal, locale, words: { bubble } }: NotSentProps) => {
  const reason = useReason(refusal, locale);
  return (
    <>
      {reason !== null && <p className="mt-1 max-w-[85%] text-right text-sm text-danger">{reason}</p>}
      <div className="flex items-center gap-1">
        <span className="text-sm text-danger">{bubble.failed}</span>
        <Button variant="link" size="compact" onClick={() => void retryUnsent(unsent)}>
          {bubble.retry}
        </Button>
        <Button variant="link" size="compact" onClick={() => void discardUnsent(unsent)}>
          {bubble.discard}
        </Button>
      </div>
    </>
  );
};
