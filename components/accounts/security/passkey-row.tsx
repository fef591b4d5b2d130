'use client';

import { Fingerprint } from 'lucide-react';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import type { PasskeyWords, ShownPasskey } from './passkey-panel.tsx';

interface PasskeyRowProps {
  keys: readonly ShownPasskey[];
  /** Whether it is on, and on how many devices. */
  hint: string;
  words: PasskeyWords;
  asksCode: boolean;
}

/** The way to signing in by fingerprint, face or screen lock. */
export const PasskeyRow = ({ keys, hint, words, asksCode }: PasskeyRowProps) => {
  const load = async () => {
    const { PasskeyPanel } = await import('./passkey-panel.tsx');
    return function Passkeys({ onClose }: InSheet) {
      return <PasskeyPanel keys={keys} words={words} asksCode={asksCode} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<Fingerprint aria-hidden />} label={words.title} hint={hint} load={load} />;
};
