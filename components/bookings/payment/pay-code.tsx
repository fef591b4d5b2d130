import { QrPicture } from '#components/money/qr-picture.tsx';
import type { payment } from '#lib/features/bookings/texts/payment.en.ts';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { buildUpiLink } from '#lib/features/money/rules/upi-link.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface PayCodeProps {
  payee: Payee;
  amountPaise: number;
  reference: string;
  words: typeof payment;
}

/** The code that a customer scans to pay the exact amount, and the name that must appear. */
export const PayCode = ({ payee, amountPaise, reference, words }: PayCodeProps) => {
  const link = buildUpiLink(payee, amountPaise, reference);
  if (link === null) return <p className="text-muted">{words.tooMuch}</p>;
  const amount = formatMoney(amountPaise);
  return (
    <div className="flex flex-col gap-2 text-center">
      <p className="text-lg leading-tight font-semibold">{fill(words.scan, { amount })}</p>
      <QrPicture text={link} label={fill(words.qr, { amount })} />
      <p>
        {words.mustAppear}
        <strong className="block wrap-anywhere">{payee.name}</strong>
      </p>
      <p className="text-sm text-muted wrap-anywhere">{payee.upiId}</p>
    </div>
  );
};
