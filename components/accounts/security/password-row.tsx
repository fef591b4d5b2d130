'use client';

import { KeyRound } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { SheetRow } from '#components/page/sheet-row.tsx';
import type { PasswordProps } from './password-form.tsx';
import { loadProofWords } from './proof-words.ts';

/** Changes the password, or sets the first one. */
export const PasswordRow = (props: PasswordProps) => {
  const { words, means } = props;
  const { locale } = usePageWords();
  const load = async () => {
    const [{ PasswordForm }, proofWords] = await Promise.all([
      import('./password-form.tsx'),
      loadProofWords(locale),
    ]);
    return function ChangePassword({ onClose }: InSheet) {
      return <PasswordForm {...props} proofWords={proofWords} onClose={onClose} />;
    };
  };
  const { title, hint } = means.hasPassword ? words : { title: words.setTitle, hint: words.setHint };
  return <SheetRow icon={<KeyRound aria-hidden />} label={title} hint={hint} load={load} />;
};
