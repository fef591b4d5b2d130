'use client';

import { Trash2 } from 'lucide-react';
import type { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';

export interface DeleteProps {
  words: typeof leaving;
  /** Whether a second factor is asked for. */
  asksCode: boolean;
}

/** The way out for good. */
export const DeleteRow = (props: DeleteProps) => {
  const { words } = props;
  const load = async () => {
    const { DeleteForm } = await import('./delete-form.tsx');
    return function DeleteAccount({ onClose }: InSheet) {
      return <DeleteForm {...props} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<Trash2 aria-hidden />} label={words.title} hint={words.hint} load={load} />;
};
