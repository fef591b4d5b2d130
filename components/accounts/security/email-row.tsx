'use client';

import { Mail } from 'lucide-react';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { EmailProps } from './email-form.tsx';

/** The account's address: whether it is confirmed, and the way to another one. */
export const EmailRow = (props: EmailProps) => {
  const { words, email, isProved } = props;
  const load = async () => {
    const { EmailForm } = await import('./email-form.tsx');
    return function OwnEmail({ onClose }: InSheet) {
      return <EmailForm {...props} onClose={onClose} />;
    };
  };
  return (
    <SheetRow
      icon={<Mail aria-hidden />}
      label={isProved ? words.title : words.confirmTitle}
      hint={isProved ? email : fill(words.unproved, { email })}
      load={load}
    />
  );
};
