'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { officeOutbox } from '#lib/features/office/texts/office-outbox.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { Acts, type ActsWords } from './acts.tsx';

interface RetryRowsProps {
  kind: string;
  words: ActsWords & { retry: (typeof officeOutbox)['retry'] };
}

/** Sends everything of a kind again that was given up. */
export const RetryRows = ({ kind, words }: RetryRowsProps) => {
  const router = useRouter();
  const [chosen, choose] = useState<number | null>(null);
  const retry = (reason: string) =>
    api('POST /admin/outbox/{kind}/retry', { params: { kind }, body: { reason } });
  return (
    <Acts
      acts={[{ key: 'retry', words: words.retry, send: retry }]}
      words={words}
      chosen={chosen}
      onChoose={choose}
      onDone={() => {
        choose(null);
        router.refresh();
      }}
    />
  );
};
