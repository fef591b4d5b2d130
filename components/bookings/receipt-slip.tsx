import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';

interface ReceiptSlipProps {
  booking: BookingView;
  locale: Locale;
  words: (typeof payments)['slip'] & { readonly waiting: string };
}

const paidText = ({ paid }: BookingView, { locale, words }: Omit<ReceiptSlipProps, 'booking'>): string => {
  if (!paid) return words.unpaid;
  const how = { cash: words.inCash, upi: words.byUpi, credit: words.byCredit }[paid.method];
  return `${formatDate(locale, new Date(paid.at))}, ${how}`;
};

const line = (label: string, value: string): [string, string] => [label, value];

const buildLines = (props: ReceiptSlipProps): [string, string][] => {
  const { booking, locale, words } = props;
  const { serviceName, serviceTitles, startsAt, timeSlot, receiptNumber, refund } = booking;
  const address = addressIn(locale, booking);
  return [
    ...(receiptNumber === null ? [] : [line(words.receiptNumber, receiptNumber)]),
    [words.number, booking.number],
    [words.service, nameIn(locale, { name: serviceName, names: serviceTitles })],
    [words.worker, booking.workerId.name],
    [words.customer, booking.customerId.name],
    [words.when, `${formatDate(locale, new Date(startsAt))}, ${timeSlot.label}`],
    [words.place, [address.city, address.pinCode].filter(Boolean).join(', ')],
    [words.paid, paidText(booking, props)],
    ...(refund?.state === 'paid' ? [line(words.refunded, formatMoney(refund.amountPaise))] : []),
  ];
};

/** The agreed price, then each extra that the customer accepted; empty without extras. */
const listExtras = ({ booking: { pricePaise, extras }, words }: ReceiptSlipProps): [string, string][] => {
  const accepted = extras.filter(({ state }) => state === 'accepted');
  if (accepted.length === 0) return [];
  return [
    [words.price, formatMoney(pricePaise)],
    ...accepted.map(({ isWaiting, words: own, amountPaise }): [string, string] => [
      isWaiting ? words.waiting : own,
      formatMoney(amountPaise),
    ]),
  ];
};

const formatTax = ({ booking: { tax }, words }: ReceiptSlipProps): string | null => {
  if (!tax) return null;
  const { name, percent, owedBy, taxPaise } = tax;
  return fill(words.tax[owedBy], { name, percent: String(percent), amount: formatMoney(taxPaise) });
};

/** A printable receipt. */
export const ReceiptSlip = (props: ReceiptSlipProps) => {
  const { booking, words } = props;
  const extraLines = listExtras(props);
  const tax = formatTax(props);
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
        {[...buildLines(props), ...extraLines].map(([label, value], index) => (
          <div key={`${index} ${label}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted wrap-anywhere">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <dt className="font-semibold">{extraLines.length > 0 ? words.total : words.price}</dt>
          <dd className="text-xl font-bold tabular-nums">{formatMoney(computeTotal(booking))}</dd>
        </div>
      </dl>
      {tax !== null && <p className="text-sm">{tax}</p>}
      <p className="text-sm text-muted">{words.issued}</p>
    </article>
  );
};
