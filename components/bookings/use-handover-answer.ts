import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import { notify } from '#components/ui/notify.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendHandoverAnswer, type BookingTap } from '#lib/features/bookings/client/booking-writes.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import type { HandoverReplies } from './handover-words.ts';

interface HandoverAnswerOptions {
  bookingId: string;
  /** As the screen shows it. */
  pricePaise: number;
  /** Whom the screen shows to the customer: sent late, an answer must not be about another worker. */
  workerId?: string;
  /** The booking, such as its service or worker, and its start where the screen knows it. */
  about: Omit<BookingTap['subject'], 'act'>;
  words: HandoverReplies;
}

/** Answers the office's proposal of another worker, with the worker and the price that the screen shows. */
export const useHandoverAnswer = (options: HandoverAnswerOptions) => {
  const { bookingId, pricePaise, workerId, about, words } = options;
  const router = useRouter();
  const { failedHint } = usePageWords();
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const { handoverYes, handedOver, handoverNo } = words.messages;
  const messages = { waiting: handoverYes, agreed: handedOver, ended: handoverNo };
  const toHint = (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : null;
    const known = Object.entries(words.errors).find(([name]) => name === code);
    return known?.[1] ?? failedHint;
  };
  /** `act` is the label of the tapped button. */
  const answer = async (accept: boolean, act: string): Promise<void> => {
    if (busy || isWaiting) return;
    setBusy(accept ? 'yes' : 'no');
    try {
      const body = { accept, ...(accept && { pricePaise }), ...(workerId !== undefined && { workerId }) };
      const { data } = await sendHandoverAnswer(body, { bookingId, subject: { ...about, act } });
      const state = data?.state ?? (accept ? 'waiting' : 'ended');
      notify({ title: messages[state], variant: 'success' });
      router.refresh();
    } catch (error) {
      if (error instanceof WriteWaits) return tellWaiting();
      notify({ title: words.failed, description: toHint(error), variant: 'destructive' });
      router.refresh();
    } finally {
      setBusy(null);
    }
  };
  return { busy, isWaiting, answer };
};
