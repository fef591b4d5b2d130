import { OwedFee } from '#components/bookings/payment/owed-fee.tsx';
import { SayPaidRow } from '#components/bookings/payment/say-paid-row.tsx';
import { Part } from '#components/page/part.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { wordOwnWord } from './own-word.ts';
import { AddPayee, WorkerPays } from './pay-by-upi.tsx';

export interface LateFeeBoxProps {
  booking: BookingView;
  payment: PaymentView;
  reader: 'customer' | 'worker';
  /** The other person's. */
  name: string;
  locale: Locale;
}

const listLines = ({ booking, payment, reader, name, locale }: LateFeeBoxProps): string[] => {
  const { due: words } = messages(locale).lateFees;
  const isOwn = reader === 'worker';
  const isMissed = booking.status === 'no_show';
  const why = isMissed
    ? words[isOwn ? 'youMissed' : 'otherMissed']
    : words[isOwn ? 'youCancelled' : 'otherCancelled'];
  const date = payment.payBy === null ? '' : formatDay(locale, new Date(payment.payBy));
  const how = words[isOwn ? 'how' : 'howOwed'];
  // Once it is said to be paid, no one should pay it again, in person or from credit.
  const lines = [why, words[isOwn ? 'payBy' : 'paidBy'], ...(payment.state === 'said' ? [] : [how])];
  return lines.map((line) => fill(line, { name, date }));
};

const Answer = ({ payment: { state, steps }, reader, name, locale }: LateFeeBoxProps) => {
  if (state !== 'said' && state !== 'denied') return null;
  const { lateFees, payment: words } = messages(locale);
  const isOwn = reader === 'worker';
  return (
    <Alert>{isOwn ? wordOwnWord({ state, steps, name, words }) : fill(lateFees.due[state], { name })}</Alert>
  );
};

/** A fee that a worker who has left said was paid: the customer can still confirm it. */
export const ClosedFeeBox = ({ booking, payment, name, locale }: Omit<LateFeeBoxProps, 'reader'>) => {
  const { lateFees, bookings } = messages(locale);
  const { illegal_move, booking_changed } = bookings.errors;
  const { due: words } = lateFees;
  const { _id: bookingId, startsAt } = booking;
  const amountPaise = payment.feePaise ?? 0;
  return (
    <Part id="payment" title={fill(words.closed, { amount: formatMoney(amountPaise) })}>
      <p className="rounded-card border border-line bg-card p-4 shadow-soft">{words.closedHint}</p>
      <OwedFee
        {...{ bookingId, amountPaise, name, startsAt, steps: payment.steps, words }}
        isClosed
        saidAt={undefined}
        refusals={{ illegal_move, booking_changed }}
      />
    </Part>
  );
};

/** A fee that the worker owes: to whom, why, until when and how it is paid, for either side. */
export const LateFeeBox = (props: LateFeeBoxProps) => {
  const { booking, payment, reader, name, locale } = props;
  const { lateFees, payment: words, bookings } = messages(locale);
  const { illegal_move, booking_changed } = bookings.errors;
  const { duePaise: amountPaise, payee, reference, state, steps } = payment;
  const { _id: bookingId, startsAt } = booking;
  const sayWords = {
    ...words,
    send: fill(lateFees.due.tell, { name }),
    sentHint: fill(lateFees.due.told, { name }),
  };
  const title = reader === 'worker' ? lateFees.due.owe : lateFees.due.owed;
  return (
    <Part id="payment" title={fill(title, { name, amount: formatMoney(amountPaise) })}>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
        {listLines(props).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {state !== 'said' && (
          <WorkerPays scan={lateFees.due.scan} {...{ payee, amountPaise, reference, reader, locale }} />
        )}
        <Answer {...props} />
      </div>
      {reader === 'customer' && payee === null && <AddPayee locale={locale} />}
      {reader === 'worker' ? (
        steps.includes('paid') && (
          <ListRows>
            <li>
              <SayPaidRow {...{ bookingId, amountPaise, name, startsAt }} words={sayWords} />
            </li>
          </ListRows>
        )
      ) : (
        <OwedFee
          {...{ bookingId, amountPaise, name, startsAt, steps, words: lateFees.due }}
          saidAt={payment.said?.at}
          refusals={{ illegal_move, booking_changed }}
        />
      )}
    </Part>
  );
};
