import { OwedFee } from '#components/bookings/payment/owed-fee.tsx';
import { SayPaidRow } from '#components/bookings/payment/say-paid-row.tsx';
import { Part } from '#components/page/part.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { RefundView } from '#lib/features/bookings/contracts/payment.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { wordOwnWord } from './own-word.ts';
import { AddPayee, WorkerPays } from './pay-by-upi.tsx';

interface RefundBoxProps {
  bookingId: string;
  startsAt: string;
  refund: RefundView;
  /** Our reference in the QR code. */
  reference: string;
  reader: 'customer' | 'worker';
  /** The other person's. */
  name: string;
  locale: Locale;
}

const listLines = ({ refund, reader, name, locale }: RefundBoxProps): string[] => {
  const { refunds: words } = messages(locale);
  const isOwn = reader === 'worker';
  const date = formatDay(locale, new Date(refund.payBy));
  const how = words[isOwn ? 'how' : 'howOwed'];
  const lines = [words.why, words[isOwn ? 'payBy' : 'paidBy'], ...(refund.state === 'said' ? [] : [how])];
  return lines.map((line) => fill(line, { name, date }));
};

const Answer = ({ refund: { state, steps }, reader, name, locale }: RefundBoxProps) => {
  if (state !== 'said' && state !== 'denied') return null;
  const { refunds, lateFees, payment: words } = messages(locale);
  const { waiting } = refunds;
  const others = { said: refunds.said, denied: lateFees.due.denied };
  return (
    <Alert>
      {reader === 'worker'
        ? wordOwnWord({ state, steps, name, words, waiting })
        : fill(others[state], { name })}
    </Alert>
  );
};

const Returned = ({ bookingId, startsAt, refund, name, locale }: RefundBoxProps) => {
  const { refunds, lateFees, payment } = messages(locale);
  const words = {
    ...{ ...payment, iPaid: refunds.returned, how: refunds.askHow },
    send: fill(lateFees.due.tell, { name }),
    sentHint: fill(lateFees.due.told, { name }),
  };
  const said = { bookingId, startsAt, name, words, amountPaise: refund.amountPaise };
  return (
    <ListRows>
      <li>
        <SayPaidRow {...said} about="refund" />
      </li>
    </ListRows>
  );
};

/** A refund that a case decided: to whom, why, until when and how it is returned, for either side. */
export const RefundBox = (props: RefundBoxProps) => {
  const { refund, reference, reader, name, locale, bookingId, startsAt } = props;
  const { refunds, lateFees, bookings } = messages(locale);
  const { illegal_move, booking_changed } = bookings.errors;
  const { amountPaise, steps } = refund;
  const { waive, waiveTitle, keep } = refunds;
  const words = { ...lateFees.due, waive, waiveTitle, keep };
  const title = reader === 'worker' ? refunds.owe : refunds.owed;
  return (
    <Part id="refund" title={fill(title, { name, amount: formatMoney(amountPaise) })}>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
        {listLines(props).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {refund.state !== 'said' && (
          <WorkerPays
            payee={refund.payee}
            scan={refunds.scan}
            {...{ amountPaise, reference, reader, locale }}
          />
        )}
        <Answer {...props} />
      </div>
      {reader === 'customer' && refund.payee === null && <AddPayee locale={locale} />}
      {steps.includes('paid') && <Returned {...props} />}
      {steps.includes('received') && (
        <OwedFee
          {...{ bookingId, amountPaise, name, startsAt, steps, words }}
          about="refund"
          saidAt={refund.said?.at}
          refusals={{ illegal_move, booking_changed }}
        />
      )}
    </Part>
  );
};
