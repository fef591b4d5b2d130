'use client';

import { Trash2 } from 'lucide-react';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { readLedgerCall } from '#lib/features/money/contracts/money.calls.ts';
import type { DeleteProps, LeavingDues } from './delete-form.tsx';

/** What is still owed by or to somebody, as it is now. */
const readDues = async (role: Role): Promise<LeavingDues | null> => {
  if (role !== 'customer' && role !== 'worker') return null;
  const { summary } = await api(readLedgerCall, { query: { limit: 1 } });
  const paise = summary?.duePaise ?? 0;
  return paise > 0 ? { isOwed: role === 'worker', paise } : null;
};

/** The way out for good. */
export const DeleteRow = (props: DeleteProps) => {
  const { words } = props;
  const load = async () => {
    const [{ DeleteForm }, dues] = await Promise.all([import('./delete-form.tsx'), readDues(props.role)]);
    return function DeleteAccount({ onClose }: InSheet) {
      return <DeleteForm {...props} dues={dues} onClose={onClose} />;
    };
  };
  return <SheetRow icon={<Trash2 aria-hidden />} label={words.title} hint={words.hint} load={load} />;
};
