'use client';

import { CalendarClock, CircleX } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { usePreload } from '#components/ui/use-preload.ts';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { waitingWords } from '#lib/wiring/browser/waiting-words.ts';
import { sendBookingStatus } from '#lib/features/bookings/client/booking-writes.ts';
import type { SuggestedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { readCancellationCost, type ShownCost } from './cancellation-cost.ts';
import { ActionRow } from './act-row.tsx';
import { FeeTimeline, type FeeWords, type Reschedulable } from './fee-timeline.tsx';
import type { ActionWords } from './tell-failure.ts';
import { useReschedule } from './use-reschedule.tsx';
import { useStep } from './use-step.ts';

export interface StepProps {
  bookingId: string;
  /** The worker's name. */
  name: string;
  words: ActionWords;
}

interface CancelRowProps extends StepProps {
  words: FeeWords;
  booking: Reschedulable;
  canReschedule: boolean;
  reasons: readonly { readonly code: SuggestedReason; readonly label: string }[];
}

/** Reads the fee, then cancels at the fee that was shown. */
const useCancellation = (props: CancelRowProps, reasonCode: SuggestedReason | undefined) => {
  const { bookingId, booking, name, words } = props;
  const [cost, setCost] = useState<ShownCost | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, run, finish } = useStep(words);
  const read = async (): Promise<void> => {
    const canceller = { side: 'customer' } as const;
    setCost(await readCancellationCost({ bookingId, booking, canceller, at: new Date() }));
  };
  const ask = async (): Promise<void> => {
    await read();
    setChanged(false);
    setOpen(true);
  };
  const cancel = async (): Promise<void> => {
    try {
      const body = { status: 'cancelled' as const, feePaise: cost?.feePaise, reasonCode };
      const subject = { act: words.act.cancel, title: name, at: booking.startsAt };
      await sendBookingStatus(body, { bookingId, subject });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'price_changed') {
        await read();
        return setChanged(true);
      }
      // The cancellation waits, or the booking has changed since the question was shown.
      setOpen(false);
      throw error;
    }
    setOpen(false);
    finish(words.act.cancelled);
  };
  return {
    ...{ cost, isOpen, isChanged, isBusy },
    close: () => setOpen(false),
    ask: () => void run(ask),
    cancel: () => void run(cancel),
  };
};

const describeCost = (
  { feePaise, isOwn }: ShownCost,
  isChanged: boolean,
  { name, words: { act } }: StepProps,
  hint: string | undefined,
): string => {
  const text = feePaise === 0 ? act.cancelCostsNothing : act.cancelCosts;
  const costs = fill(text, { name, fee: formatMoney(feePaise) });
  return [isChanged && act.feeChanged, costs, isOwn && hint].filter(Boolean).join(' ');
};

/** Cancels the booking after showing what that costs and until when, and offers another time first. */
export const CancelRow = (props: CancelRowProps) => {
  const { booking, name, words, canReschedule, reasons } = props;
  const { act } = words;
  const page = usePageWords();
  const [reason, setReason] = useState<string | null>(null);
  const reasonCode = reasons.find(({ code }) => code === reason)?.code;
  const { cost, isOpen, isChanged, isBusy, close, ask, cancel } = useCancellation(props, reasonCode);
  const reschedule = useReschedule({ booking, name, words });
  const hint = useStore(waitingWords, null)?.costHint;
  useAskedStep('cancel', ask);
  usePreload(preloadSheet);
  const move = (): void => {
    close();
    reschedule.open();
  };
  return (
    <>
      <ActionRow
        icon={<CircleX aria-hidden />}
        label={act.cancel}
        isBusy={isBusy && !isOpen}
        opensDialog
        onAct={ask}
      />
      <ConfirmSheet
        isOpen={isOpen}
        onClose={close}
        onConfirm={cancel}
        title={act.cancelTitle}
        description={cost ? describeCost(cost, isChanged, props, hint) : ''}
        confirm={act.cancel}
        keep={act.keep}
        isBusy={isBusy}
        hasFields
        words={page}
      >
        <div className="flex flex-col gap-4">
          {canReschedule && (
            <div>
              <Button variant="outline" size="block" onClick={move}>
                <CalendarClock aria-hidden className="size-5" />
                {act.moveInstead}
              </Button>
              <p className="mt-1 text-center text-sm text-muted">{act.moveFree}</p>
            </div>
          )}
          <FeeTimeline {...{ booking, name }} locale={page.locale} at={new Date()} words={words.cost} />
          <ChoiceChips
            legend={act.why}
            choices={reasons.map(({ code, label }) => ({ value: code, label }))}
            value={reason}
            onChoose={setReason}
          />
        </div>
      </ConfirmSheet>
      {canReschedule && reschedule.sheet}
    </>
  );
};
