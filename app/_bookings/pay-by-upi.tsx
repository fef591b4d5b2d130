import Link from 'next/link';
import { Smartphone } from 'lucide-react';
import { PayCode } from '#components/bookings/payment/pay-code.tsx';
import { CopyLine } from '#components/page/copy-line.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** The name comes first: payers see it in their app before they pay. */
export const PayeeLines = ({ payee, locale }: { payee: Payee; locale: Locale }) => {
  const { payment: words } = messages(locale);
  const { upiId } = payee;
  const { copy, copied } = words;
  return (
    <>
      <p className="font-semibold wrap-anywhere">{fill(words.nameHint, { name: payee.name })}</p>
      <CopyLine line={fill(words.payTo, { upiId })} text={upiId} words={{ copy, copied }} />
    </>
  );
};

interface WorkerPaysProps {
  payee: Payee | null;
  amountPaise: number;
  /** Our reference in the QR code. */
  reference: string;
  reader: 'customer' | 'worker';
  /** The line above the customer's code. */
  scan: string;
  locale: Locale;
}

/** How a worker pays a customer by UPI: the worker scans the customer's code, or pays to the id. */
export const WorkerPays = ({ payee, amountPaise, reference, reader, scan, locale }: WorkerPaysProps) => {
  const { payment: words } = messages(locale);
  if (reader === 'worker') return payee ? <PayeeLines {...{ payee, locale }} /> : <p>{words.noUpi}</p>;
  return payee && <PayCode {...{ payee, amountPaise, reference }} words={{ ...words, scan }} />;
};

/** For a customer who is owed something and has not saved a UPI id. */
export const AddPayee = ({ locale }: { locale: Locale }) => {
  const { refunds, payment } = messages(locale);
  return (
    <ListRows>
      <li>
        <Link href={accountPaths.payments} prefetch={false} className={listRowClass}>
          <ListRow icon={<Smartphone aria-hidden />} label={payment.addPayee} hint={refunds.addPayeeHint} />
        </Link>
      </li>
    </ListRows>
  );
};
