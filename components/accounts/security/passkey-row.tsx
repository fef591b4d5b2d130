'use client';

import { Fingerprint } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import type { PasskeyWords, ShownPasskey } from './passkey-panel.tsx';
import { loadProofWords } from './proof-words.ts';

interface PasskeyRowProps {
  keys: readonly ShownPasskey[];
  /** Whether passkeys are on, and on how many devices. */
  hint: string;
  words: PasskeyWords;
  means: IdentityMeans;
}

export const PasskeyRow = ({ keys, hint, words, means }: PasskeyRowProps) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ PasskeyPanel }, proofWords] = await Promise.all([
      import('./passkey-panel.tsx'),
      loadProofWords(locale),
    ]);
    return function Passkeys({ onClose }: InSheet) {
      return <PasskeyPanel {...{ keys, words, means, proofWords, onClose }} />;
    };
  };
  return <SheetRow icon={<Fingerprint aria-hidden />} label={words.title} hint={hint} load={load} />;
};
