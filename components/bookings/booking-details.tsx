import { Phone } from 'lucide-react';
import Link from 'next/link';
import { ChatLink } from '#components/page/chat-link.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { BookingPartProps } from './booking-head.tsx';
import { EmailLink } from './email-link.tsx';
import { otherOf, placeTextOf, priceTextOf } from './booking-texts.ts';

const cardClass = 'flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft';

/** The other of the two, and the way to call them while one may. */
export const BookingPerson = ({ booking, look, words }: BookingPartProps) => {
  const { _id, name, profileImage, phone, email } = otherOf(booking, look);
  const isWorker = look.reader === 'customer';
  return (
    <section className={cardClass}>
      <h2 className="text-sm font-medium text-muted">{isWorker ? words.worker : words.customer}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} src={profileImage} />
        <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
          {isWorker && booking.workerId.name ? (
            <Link
              href={publicPaths.worker(_id)}
              prefetch={false}
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {email !== undefined && <EmailLink email={email} />}
        <ChatLink
          userId={_id}
          className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
        />
        {phone !== undefined && (
          <a
            href={`tel:+91${phone}`}
            aria-label={fill(words.callTo, { name })}
            className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
          >
            <Phone aria-hidden className="size-4.5" />
            {words.call}
          </a>
        )}
      </div>
    </section>
  );
};

/** Whom to ask for at the place, with a way to call them. */
const Contact = ({
  name,
  phone,
  words,
}: Pick<BookingPartProps, 'words'> & { name?: string | undefined; phone?: string | undefined }) => (
  <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
    {name !== undefined && <span>{fill(words.askFor, { name })}</span>}
    {phone !== undefined && (
      <a
        href={`tel:+91${phone}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-brand tabular-nums underline-offset-4 hover:underline"
      >
        <Phone aria-hidden className="size-4.5" />
        +91 {phone}
      </a>
    )}
  </p>
);

/** Where the work is, and what the worker should know. */
export const BookingPlace = ({ booking, look, words }: BookingPartProps) => (
  <section className={cardClass}>
    <h2 className="text-sm font-medium text-muted">{words.place}</h2>
    <p className="wrap-anywhere">{placeTextOf(addressIn(look.locale, booking))}</p>
    {booking.contact && <Contact {...booking.contact} words={words} />}
    {booking.instructions && (
      <>
        <h3 className="mt-1 text-sm font-medium text-muted">{words.instructions}</h3>
        <p className="wrap-anywhere whitespace-pre-line">{booking.instructions}</p>
      </>
    )}
  </section>
);

const paidText = ({ booking: { paid, leftUnpaid, workerId }, words }: BookingPartProps): string => {
  if (leftUnpaid) return words.leftUnpaid;
  if (paid === null) return fill(words.payLater, { name: workerId.name || words.someone });
  return { cash: words.paidCash, upi: words.paidUpi, credit: words.paidCredit }[paid.method];
};

const feeTexts = { due: 'feeDue', paid: 'feePaid', waived: 'feeWaived', unpaid: 'leftUnpaid' } as const;

const Fee = ({ booking: { fee, status, workerId }, words }: BookingPartProps) =>
  fee && (
    <div className="border-t border-line pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{status === 'no_show' ? words.missedFee : words.fee}</span>
        <span className="font-bold tabular-nums">{formatMoney(fee.feePaise)}</span>
      </p>
      <p className="text-sm text-muted">
        {fill(words[feeTexts[fee.state]], { name: workerId.name || words.someone })}
      </p>
    </div>
  );

const Credit = ({ booking, words }: BookingPartProps) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-3 tabular-nums">
    <dt className="text-sm text-muted">{words.creditUsed}</dt>
    <dd className="text-right">−{formatMoney(booking.creditPaise)}</dd>
    <dt className="font-medium">{words.leftToPay}</dt>
    <dd className="text-right font-bold">{formatMoney(handedOver(booking))}</dd>
  </dl>
);

/** What it costs, and whether that is settled. */
export const BookingPrice = (props: BookingPartProps) => {
  const { booking, look, words } = props;
  const isOwed = !['cancelled', 'rejected', 'expired', 'no_show'].includes(booking.status);
  return (
    <section className={cardClass}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm font-medium text-muted">{words.price}</span>
        <span className="text-xl leading-tight font-bold tabular-nums">
          {formatMoney(booking.pricePaise)}
        </span>
      </p>
      <p className="text-right text-sm text-muted tabular-nums">{priceTextOf(booking, look)}</p>
      {booking.creditPaise > 0 && <Credit {...props} />}
      {isOwed && look.reader === 'customer' && <p className="text-sm text-muted">{paidText(props)}</p>}
      {look.reader === 'customer' && <Fee {...props} />}
    </section>
  );
};
