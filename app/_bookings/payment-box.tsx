import { SayPaidRow } from '#components/bookings/payment/say-paid-row.tsx';
import { Part } from '#components/page/part.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import { getDebtor, isOwed } from '#lib/features/bookings/rules/booking-dues.ts';
import { readPayment } from '#lib/features/bookings/services/payment.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { ClosedFeeBox, LateFeeBox, type LateFeeBoxProps } from './late-fee-box.tsx';
import { wordOwnWord } from './own-word.ts';
import { PayeeLines } from './pay-by-upi.tsx';
import { RefundBox } from './refund-box.tsx';

interface PartProps {
  payment: PaymentView;
  name: string;
  locale: Locale;
  words: Messages['payment'];
}

const How = ({ payment: { payee, owes }, name, locale, words }: PartProps) => {
  if (!payee) return <p>{fill(words.cashToo, { name })}</p>;
  return (
    <>
      {owes === 'price' && <p>{fill(words.scanHint, { name })}</p>}
      <PayeeLines {...{ payee, locale }} />
    </>
  );
};

const Answered = ({ payment: { state, steps }, name, words }: PartProps) => {
  if (state !== 'said' && state !== 'denied') return null;
  return <Alert>{wordOwnWord({ state, steps, name, words })}</Alert>;
};

/** The last day for a fee; the price is due at the end of the job. */
const PayBy = ({ payment: { payBy }, locale }: PartProps) => {
  if (payBy === null) return null;
  const { payBy: words } = messages(locale).lateFees.due;
  return <p>{fill(words, { date: formatDay(locale, new Date(payBy)) })}</p>;
};

/** The price or a fee. */
const Due = (props: LateFeeBoxProps) => {
  const { booking, payment, locale } = props;
  if (payment.owedBy === 'worker') return <LateFeeBox {...props} />;
  const { payment: words } = messages(locale);
  const { _id: bookingId, startsAt } = booking;
  const name = booking.workerId.name || words.worker;
  const part = { payment, words, name, locale };
  const { duePaise: amountPaise, owes, steps } = payment;
  const title = fill(owes === 'fee' ? words.titleFee : words.title, { amount: formatMoney(amountPaise) });
  return (
    <Part id="payment" title={title}>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft">
        <PayBy {...part} />
        {payment.state !== 'said' && <How {...part} />}
        <Answered {...part} />
      </div>
      {steps.includes('paid') && (
        <ListRows>
          <li>
            <SayPaidRow {...{ bookingId, amountPaise, name, startsAt, words }} />
          </li>
        </ListRows>
      )}
    </Part>
  );
};

interface PaymentBoxProps {
  actor: Actor;
  booking: BookingView;
  locale: Locale;
}

/** Tells what is owed, to whom and how to pay it, and takes both sides' words. Workers receive the price on the board. */
export const PaymentBox = async ({ actor, booking, locale }: PaymentBoxProps) => {
  const reader = actor.role === 'worker' ? 'worker' : 'customer';
  const isDue = isOwed(booking) && (reader === 'customer' || getDebtor(booking) === 'worker');
  const isClosed = reader === 'customer' && booking.canMarkPaid && booking.fee?.state === 'unpaid';
  if (!isDue && !isClosed && booking.refund?.state !== 'due') return null;
  const { data: payment } = await readPayment({ actor, params: { id: booking._id } });
  const { refund, reference } = payment;
  const other = reader === 'worker' ? booking.customerId : booking.workerId;
  const name = other.name || messages(locale).myBookings.page.someone;
  const { _id: bookingId, startsAt } = booking;
  return (
    <>
      {/* It may have been settled while the page was read. */}
      {isDue && payment.duePaise > 0 && <Due {...{ booking, payment, reader, name, locale }} />}
      {isClosed && payment.steps.includes('received') && (
        <ClosedFeeBox {...{ booking, payment, name, locale }} />
      )}
      {refund?.settled === null && (
        <RefundBox {...{ bookingId, startsAt, refund, reference, reader, name, locale }} />
      )}
    </>
  );
};
