import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { HandoverRefusals } from './handover-words.ts';

/** Answers the office's proposal of another worker, with the price that the screen shows. */
export const useHandoverAnswer = (bookingId: string, pricePaise: number, words: HandoverRefusals) => {
  const router = useRouter();
  const { failedHint } = usePageWords();
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const toHint = (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : null;
    const known = Object.entries(words.errors).find(([name]) => name === code);
    return known?.[1] ?? failedHint;
  };
  const answer = async (accept: boolean): Promise<void> => {
    if (busy) return;
    setBusy(accept ? 'yes' : 'no');
    try {
      const body = { accept, ...(accept && { pricePaise }) };
      const { message } = await api('PUT /bookings/{id}/handover', { params: { id: bookingId }, body });
      notify({ title: message, variant: 'success' });
    } catch (error) {
      notify({ title: words.failed, description: toHint(error), variant: 'destructive' });
    } finally {
      setBusy(null);
      router.refresh();
    }
  };
  return { busy, answer };
};
