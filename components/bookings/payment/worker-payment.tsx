'use client';

import { Banknote, CircleHelp, Smartphone, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { ActionRow } from '#components/bookings/act-row.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button, held } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import { computeDue, computeFeeOrPrice } from '#lib/features/bookings/rules/booking-dues.ts';
import type { payment } from '#lib/features/bookings/texts/payment.en.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';
import { recallPayee } from '#lib/features/money/client/own-payee.ts';
import { toPaymentReference } from '#lib/features/money/rules/upi-link.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { PayCode } from './pay-code.tsx';

interface WorkerPaymentProps {
  job: BookingView;
  /** Null without a network: the code is drawn from what this device remembers. */
  view: PaymentView | null;
  words: typeof payment;
  paidWords: (typeof jobBoard)['paid'];
  /** `amountPaise` is what the sheet shows. */
  onPick(method: PaidBody['method'], amountPaise: number): Promise<void>;
  /** `act` is the label of the tapped button, `saidAt` names the word that is denied. */
  onDeny(act: string, saidAt: string): Promise<void>;
  /** Opens a case about the payment. */
  onReport(): void;
}

const icons = { cash: Banknote, upi: Smartphone };

type Read = Pick<WorkerPaymentProps, 'job' | 'view'>;

/** Whether the price or fee was closed without payment. The customer may have left since the sheet was opened. */
const isClosed = ({ job, view }: Read): boolean =>
  view ? view.state === 'unpaid' : job.leftUnpaid || job.fee?.state === 'unpaid';

/** The amount to confirm: what is due, or what a customer who has left said was paid. */
const readDue = ({ job, view }: Read): number =>
  isClosed({ job, view }) ? computeFeeOrPrice(job) : (view?.duePaise ?? computeDue(job));

const findPayee = ({ job, view }: WorkerPaymentProps) => {
  if (!view) return recallPayee(job.workerId._id, new Date());
  return view.payee;
};

const Code = (props: WorkerPaymentProps) => {
  const { job, view, words } = props;
  const payee = findPayee(props);
  if (payee)
    return (
      <PayCode
        {...{ payee, words, amountPaise: readDue(props) }}
        reference={view?.reference ?? toPaymentReference(job.number)}
      />
    );
  return (
    <Link href={accountPaths.payments} prefetch={false} className={listRowClass}>
      <ListRow icon={<Smartphone aria-hidden />} label={words.addPayee} hint={words.addPayeeHint} />
    </Link>
  );
};

const Said = ({ job, view, words }: WorkerPaymentProps) => {
  if (!view?.said) return null;
  const { method, amountPaise, utr } = view.said;
  const values = { name: job.customerId.name || words.customer, amount: formatMoney(amountPaise) };
  return (
    <Alert title={fill(words.said[method], values)}>
      <p>{view.deniedAt === null ? words.look : words.denied}</p>
      {utr !== null && <p className="tabular-nums">{fill(words.utrGiven, { utr })}</p>}
    </Alert>
  );
};

interface DenyProps extends Pick<WorkerPaymentProps, 'job' | 'view' | 'words'> {
  isBusy: boolean;
  onKeep(): void;
  onDeny(): void;
}

/** Asks again, because the customer and the office are notified and it can't be undone. */
const Deny = ({ job, view, words: { deny }, isBusy, onKeep, onDeny }: DenyProps) => {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  const amount = formatMoney(readDue({ job, view }));
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={question} tabIndex={-1} className="font-semibold outline-none">
        {fill(deny.title, { amount })}
      </h3>
      <p className="text-muted">{deny.hint}</p>
      <div className="flex flex-col gap-2">
        <Button variant="outline" size="block" onClick={onKeep}>
          {deny.keep}
        </Button>
        <Button variant="destructive" size="block" isHeld={isBusy} aria-busy={isBusy} onClick={onDeny}>
          {isBusy && <Spinner />}
          {deny.confirm}
        </Button>
      </div>
    </div>
  );
};

/** The worker's screen at the door: the code to scan, the customer's word, and how it was paid. */
export const WorkerPayment = (props: WorkerPaymentProps) => {
  const { view, words, paidWords, onPick, onDeny, onReport } = props;
  const amountPaise = readDue(props);
  const [isBusy, setBusy] = useState(false);
  // The question is about the word that the worker read: a newer one closes it.
  const [deniedWord, setDeniedWord] = useState<string | null>(null);
  const word = view?.said?.at ?? null;
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  if (deniedWord !== null && deniedWord === word)
    return (
      <Deny
        {...props}
        isBusy={isBusy}
        onKeep={() => setDeniedWord(null)}
        onDeny={() => void run(() => onDeny(words.notReceived, deniedWord))}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <Said {...props} />
      {/* Scanning again would pay twice. */}
      {view?.state !== 'said' && !isClosed(props) && <Code {...props} />}
      <h3 className="font-semibold">{fill(words.received, { amount: formatMoney(amountPaise) })}</h3>
      <ListRows>
        {(['cash', 'upi'] as const).map((method) => {
          const Icon = icons[method];
          return (
            <li key={method}>
              <button
                type="button"
                className={listRowClass}
                onClick={() => void run(() => onPick(method, amountPaise))}
                {...(isBusy && held)}
              >
                <ListRow icon={<Icon aria-hidden />} label={paidWords[method]} hasArrow={false} />
              </button>
            </li>
          );
        })}
        {word !== null && view?.steps.includes('not_received') && (
          <ActionRow
            icon={<CircleHelp aria-hidden />}
            label={words.notReceived}
            isBusy={isBusy}
            onAct={() => setDeniedWord(word)}
          />
        )}
        {view && view.deniedAt !== null && (
          <ActionRow icon={<TriangleAlert aria-hidden />} label={words.report} opensDialog onAct={onReport} />
        )}
      </ListRows>
    </div>
  );
};
