'use client';

import { Trash2 } from 'lucide-react';
import { loadProofWords } from '#components/accounts/security/proof-words.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { DeleteProps, LeavingDues } from './delete-form.tsx';

const isParty = (role: Role): boolean => role === 'customer' || role === 'worker';

const readAnsweredClaims = async (role: Role): Promise<number> =>
  isParty(role) ? (await api('GET /users/counted')).data.answeredClaims : 0;

const readDues = async (role: Role): Promise<LeavingDues[]> => {
  if (!isParty(role)) return [];
  const { summary } = await api('GET /ledger', { query: { limit: 1 } });
  const isWorker = role === 'worker';
  const dues = [
    { isOwed: isWorker, paise: summary?.duePaise ?? 0 },
    { isOwed: !isWorker, paise: (summary?.feesBackPaise ?? 0) + (summary?.refundsDuePaise ?? 0) },
  ];
  return dues.filter(({ paise }) => paise > 0);
};

export const DeleteRow = (props: DeleteProps) => {
  const { words } = props;
  const { locale } = usePageWords();
  const load = async () => {
    const [{ DeleteForm }, proofWords, dues, answeredClaims] = await Promise.all([
      import('./delete-form.tsx'),
      loadProofWords(locale),
      readDues(props.role),
      readAnsweredClaims(props.role),
    ]);
    return function DeleteAccount({ onClose }: InSheet) {
      return <DeleteForm {...props} {...{ proofWords, dues, answeredClaims, onClose }} />;
    };
  };
  return <SheetRow icon={<Trash2 aria-hidden />} label={words.title} hint={words.hint} load={load} />;
};
