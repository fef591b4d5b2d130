'use client';

import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { SuggestedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isTakenAtWord } from '#lib/features/bookings/rules/cancellation.ts';
import { workerLimits } from '#lib/features/bookings/rules/late-record.ts';
import type { lateFees } from '#lib/features/bookings/texts/late-fees.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { waitingWords } from '#lib/wiring/browser/waiting-words.ts';
import { readCancellationCost, toWorkerSide, type ShownCost } from '../cancellation-cost.ts';
import type { JobView } from './job-words.ts';
import { useReason, type GivenReason, type UsualReasons } from './reason-fields.tsx';

type Words = (typeof lateFees)['cancel'];

interface CancelJobProps {
  job: BookingView;
  view: JobView;
  usual: UsualReasons;
  words: Words;
  /** The cost without a reason, as it is now. */
  cost: ShownCost;
  openMove(): Promise<ReactNode>;
  onClose(): void;
  onCancel(reason: GivenReason): Promise<boolean>;
}

const listFreeLines = ({ excuse, limits }: ShownCost, words: Words): string[] => {
  if (!limits || !excuse) return [words.free];
  const { noticeHours, noticesPerMonth, ownWords, ownWordDays } = workerLimits;
  return excuse === 'notice'
    ? [fill(words.notice, { hours: noticeHours, left: limits.noticesLeft - 1, max: noticesPerMonth })]
    : [fill(words.ownWord, { left: limits.ownWordsLeft - 1, max: ownWords, days: ownWordDays })];
};

const listCostLines = (
  cost: ShownCost,
  reasonCode: SuggestedReason | undefined,
  name: string,
  words: Words,
): string[] => {
  const { feePaise, percent, limits, isOwn } = cost;
  if (isOwn) return feePaise === 0 ? [words.free] : [fill(words.pay, { name })];
  if (feePaise === 0 || !limits) return listFreeLines(cost, words);
  const { ownWords, ownWordDays, jobPaise, monthPaise } = workerLimits;
  const amounts = {
    hour: formatMoney(limits.hourPaise),
    job: formatMoney(jobPaise),
    month: formatMoney(monthPaise),
  };
  return [
    fill(percent === 50 ? words.half : words.whole, amounts),
    ...(isTakenAtWord(reasonCode) ? [fill(words.asked, { max: ownWords, days: ownWordDays })] : []),
    fill(words.pay, { name }),
  ];
};

/** Reads the cost again for each reason, because illness and emergencies may be free. */
const useCost = (job: BookingView, at: Date, first: ShownCost) => {
  const [{ cost, reasonCode }, setShown] = useState<{
    cost: ShownCost;
    reasonCode?: SuggestedReason | undefined;
  }>({ cost: first });
  const [isChanged, setChanged] = useState(false);
  const read = async (code: SuggestedReason | undefined): Promise<ShownCost> => {
    const asked = { bookingId: job._id, booking: job, canceller: toWorkerSide(job), at, reasonCode: code };
    const read = await readCancellationCost(asked);
    setShown({ cost: read, reasonCode: code });
    return read;
  };
  const renew = async (code: SuggestedReason | undefined): Promise<void> => {
    const { feePaise } = await read(code);
    setChanged(feePaise !== cost.feePaise);
  };
  return { cost, reasonCode, isChanged, read, renew };
};

interface CostProps {
  cost: ShownCost;
  reasonCode: SuggestedReason | undefined;
  isChanged: boolean;
  name: string;
  words: Words;
}

const Cost = ({ cost, reasonCode, isChanged, name, words }: CostProps) => {
  const fee = formatMoney(cost.feePaise);
  const waits = useStore(waitingWords, null);
  return (
    <div aria-live="polite">
      <Alert title={cost.feePaise > 0 ? fill(words.owes, { name, fee }) : undefined}>
        {isChanged && <p>{words.changed}</p>}
        {listCostLines(cost, reasonCode, name, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {cost.isOwn && waits && <p>{waits.costHint}</p>}
      </Alert>
    </div>
  );
};

interface MoveProps {
  isBusy: boolean;
  words: Words;
  onMove(): void;
}

const MoveInstead = ({ isBusy, words, onMove }: MoveProps) => (
  <div>
    <Button variant="outline" size="block" isHeld={isBusy} onClick={onMove}>
      <CalendarClock aria-hidden className="size-5" />
      {words.move}
    </Button>
    <p className="mt-1 text-center text-sm text-muted">{words.moveFree}</p>
  </div>
);

/** The cost of cancelling, 'Move it instead' beside it, and the reason. */
export const CancelJob = (props: CancelJobProps) => {
  const { job, view, usual, words, openMove, onClose, onCancel } = props;
  const { ask } = view.words.board;
  const [offer, setOffer] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const { cost, reasonCode, isChanged, read, renew } = useCost(job, view.at, props.cost);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work().catch(onClose);
    setBusy(false);
  };
  const choose = (code: SuggestedReason | undefined): void => void run(() => read(code));
  const { fields, check } = useReason({ words: ask, usual, isNeeded: true, onChoose: choose });
  const cancel = async (): Promise<void> => {
    const reason = check();
    if (reason && !(await onCancel({ ...reason, feePaise: cost.feePaise }))) await renew(reason.reasonCode);
  };
  if (offer) return offer;
  const name = job.customerId.name || ask.no_show.someone;
  const fee = formatMoney(cost.feePaise);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{ask.cancelled.hint}</p>
      <Cost {...{ cost, reasonCode, isChanged, name, words }} />
      {job.canOfferTime && (
        <MoveInstead {...{ isBusy, words }} onMove={() => void run(async () => setOffer(await openMove()))} />
      )}
      {fields}
      <div className="flex flex-col gap-2">
        <Button variant="outline" size="block" onClick={onClose}>
          {ask.cancelled.keep}
        </Button>
        <Button
          variant="destructive"
          size="block"
          isHeld={isBusy}
          aria-busy={isBusy}
          onClick={() => void run(cancel)}
        >
          {isBusy && <Spinner />}
          {cost.feePaise > 0 ? fill(words.confirmFee, { fee }) : words.confirm}
        </Button>
      </div>
    </div>
  );
};
