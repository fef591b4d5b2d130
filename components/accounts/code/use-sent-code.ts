import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { forgetSentCode, readSentCode, requestCode } from '#lib/features/accounts/client/sent-code.ts';
import type { CodeContact, SentCode } from '#lib/features/accounts/client/sent-code.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';

/**
 * Asks for codes and holds the newest: `sent` is null until one is under way, and survives a reload. `ask` throws what
 * the server answers.
 */
export const useSentCode = (purpose: CodePurpose, first: SentCode | null = null) => {
  const { locale } = usePageWords();
  const [sent, setSent] = useState(() => first ?? readSentCode(purpose));
  const ask = async (to: CodeContact): Promise<void> => setSent(await requestCode(to, { purpose, locale }));
  const forget = (): void => {
    forgetSentCode();
    setSent(null);
  };
  return { sent, ask, forget };
};
