'use client';

import { Fingerprint } from 'lucide-react';
import type { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';

export type PasskeyWords = Omit<typeof passkeys, 'errors' | 'login' | 'hintOff' | 'hintOn'> & {
  failed: string;
  failedHint: string;
};

/** One device's key, in words. */
export interface ShownPasskey {
  readonly _id: string;
  readonly name: string;
  readonly since: string;
}

interface PasskeyRowProps {
  keys: readonly ShownPasskey[];
  /** Whether it is on, and on how many devices. */
  hint: string;
  words: PasskeyWords;
}

/** The way to signing in by fingerprint, face or screen lock. */
export const PasskeyRow = ({ keys, hint, words }: PasskeyRowProps) => {
  const load = async () => {
    const { PasskeyPanel } = await import('./passkey-panel.tsx');
    return function Passkeys({ onClose }: InSheet) {
      return <PasskeyPanel keys={keys} words={words} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<Fingerprint aria-hidden />} label={words.title} hint={hint} load={load} />;
};
