import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';
import { formatDate, formatMoney } from '#lib/platform/i18n/format.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';

interface ReceiptSlipProps {
  booking: BookingView;
  locale: Locale;
  words: (typeof payments)['slip'];
}

const paidText = ({ paid }: BookingView, { locale, words }: Omit<ReceiptSlipProps, 'booking'>): string => {
  if (!paid) return words.unpaid;
  const how = { cash: words.inCash, upi: words.byUpi, credit: words.byCredit }[paid.method];
  return `${formatDate(locale, new Date(paid.at))}, ${how}`;
};

const linesOf = (props: ReceiptSlipProps): [string, string][] => {
  const { booking, locale, words } = props;
  const { serviceName, serviceTitles, startsAt, timeSlot } = booking;
  const address = addressIn(locale, booking);
  return [
    [words.number, booking.number],
    [words.service, nameIn(locale, { name: serviceName, names: serviceTitles })],
    [words.worker, booking.workerId.name],
    [words.customer, booking.customerId.name],
    [words.when, `${formatDate(locale, new Date(startsAt))}, ${timeSlot.label}`],
    [words.place, [address.city, address.pinCode].filter(Boolean).join(', ')],
    [words.paid, paidText(booking, props)],
  ];
};

/** What was done, by whom, for how much; made to be printed. */
export const ReceiptSlip = (props: ReceiptSlipProps) => {
  const { booking, words } = props;
  return (
    <article
      data-slot="receipt"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-soft print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{words.heading}</h2>
        <span className="font-semibold text-brand">Hunar</span>
      </div>
      <dl className="flex flex-col divide-y divide-line">
        {linesOf(props).map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <dt className="font-semibold">{words.price}</dt>
          <dd className="text-xl font-bold tabular-nums">{formatMoney(booking.pricePaise)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{words.issued}</p>
    </article>
  );
};
