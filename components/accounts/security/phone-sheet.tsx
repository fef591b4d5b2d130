'use client';

import { useRouter } from 'next/navigation';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { PhoneForm, type OwnNumber } from './phone-form.tsx';
import type { ProofProps } from './identity-proof.tsx';

type PhoneSheetProps = OwnNumber & ProofProps & InSheet & { onDone?: (() => void) | undefined };

/** The form that confirms the number, as the content of a sheet. */
export const PhoneSheet = ({ onClose, onDone, ...form }: PhoneSheetProps) => {
  const router = useRouter();
  const words = form.proofWords.phone;
  const finish = () => {
    onClose();
    notify({ title: words.done, description: words.doneHint, variant: 'success' });
    afterSheets(() => (onDone ? onDone() : router.refresh()));
    return 'stayed' as const;
  };
  return <PhoneForm {...form} onProved={finish} />;
};
