'use client';

import { Mail } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { EmailProps } from './email-form.tsx';
import { loadProofWords } from './proof-words.ts';

const toRow = ({ words, email, isProved }: EmailProps): { label: string; hint: string } => {
  if (email === null) return { label: words.addTitle, hint: words.addHint };
  return isProved
    ? { label: words.title, hint: email }
    : { label: words.confirmTitle, hint: fill(words.unproved, { email }) };
};

/** Shows whether the address is confirmed, and leads to changing or adding it. */
export const EmailRow = (props: EmailProps) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ EmailForm }, proofWords] = await Promise.all([
      import('./email-form.tsx'),
      loadProofWords(locale),
    ]);
    return function OwnEmail({ onClose }: InSheet) {
      return <EmailForm {...props} proofWords={proofWords} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<Mail aria-hidden />} {...toRow(props)} load={load} />;
};
