'use client';

import { KeyRound } from 'lucide-react';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { SheetRow } from '#components/page/sheet-row.tsx';

export interface PasswordProps {
  words: (typeof security)['password'];
}

/** The way to another password. */
export const PasswordRow = ({ words }: PasswordProps) => {
  const load = async () => {
    const { PasswordForm } = await import('./password-form.tsx');
    return function ChangePassword({ onClose }: InSheet) {
      return <PasswordForm words={words} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<KeyRound aria-hidden />} label={words.title} hint={words.hint} load={load} />;
};
