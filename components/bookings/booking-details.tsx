import { MapPinHouse, Phone } from 'lucide-react';
import Link from 'next/link';
import { ChatLink } from '#components/page/chat-link.tsx';
import { OwnWords } from '#components/page/own-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { toMapSpot } from '#lib/features/places/contracts/digipin.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { computeAmountInPerson, computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { sumAcceptedExtras } from '#lib/features/bookings/rules/extras.ts';
import type { extras } from '#lib/features/bookings/texts/extras.en.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatInstant, type BookingPartProps } from './booking-head.tsx';
import { ContactProof } from './contact-proof.tsx';
import { GatePhoto } from './door/gate-photo.tsx';
import { EmailLink } from './email-link.tsx';
import { formatAccess, getOtherParty, formatShownPlace, formatPriceTerms } from './booking-texts.ts';

const cardClass = 'flex flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft';

interface BookingPersonProps extends BookingPartProps {
  /** The link to the conversation, called as on the cards of search. */
  chat: { readonly chat: string; readonly chatTo: string };
}

/** The other person, with a call button while calling is allowed. */
export const BookingPerson = ({ booking, look, words, chat }: BookingPersonProps) => {
  const { _id, name, profileImage, phone, email } = getOtherParty(booking, look);
  const isWorker = look.reader === 'customer';
  return (
    <section className={cardClass}>
      <h2 className="text-sm font-medium text-muted">{isWorker ? words.worker : words.customer}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} src={profileImage} />
        <p className="min-w-0 flex-1 basis-[12rem] font-semibold wrap-anywhere">
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
        <ContactProof booking={booking} locale={look.locale} words={look.contact} />
        {email !== undefined && <EmailLink email={email} />}
        <ChatLink
          userId={_id}
          label={chat.chat}
          {...(name && { spoken: fill(chat.chatTo, { name }) })}
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

/** The contact person at the address, with a call button. */
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

/** The exact spot of the door, for the phone's own maps app. */
const Door = ({ digipin }: { digipin: string }) => {
  const spot = toMapSpot(digipin);
  if (spot === null) return null;
  return (
    <a
      href={`geo:${spot}?q=${spot}`}
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-brand tabular-nums underline-offset-4 hover:underline"
    >
      <MapPinHouse aria-hidden className="size-4.5" />
      DIGIPIN {digipin}
    </a>
  );
};

export const BookingPlace = ({ booking, look, words }: BookingPartProps) => (
  <section className={cardClass}>
    <h2 className="text-sm font-medium text-muted">{words.place}</h2>
    <p className="wrap-anywhere">{formatShownPlace(booking, look)}</p>
    <p className="text-sm text-muted empty:hidden">{formatAccess(booking.address, look.access)}</p>
    {booking.hasGatePhoto && (
      <GatePhoto bookingId={booking._id} alt={look.access.gatePhoto} failed={look.access.photoFailed} />
    )}
    {booking.address.digipin !== undefined && <Door digipin={booking.address.digipin} />}
    {booking.contact && <Contact {...booking.contact} words={words} />}
    {booking.instructions && (
      <>
        <h3 className="mt-1 text-sm font-medium text-muted">{words.instructions}</h3>
        <OwnWords text={booking.instructions} />
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

const workersFeeTexts = {
  due: null,
  paid: 'workersFeePaid',
  waived: 'workersFeeWaived',
  unpaid: 'leftUnpaid',
} as const;

interface WorkersFeeProps extends Pick<BookingPartProps, 'words'> {
  fee: NonNullable<BookingView['fee']>;
  isMissed: boolean;
}

const WorkersFee = ({ fee, isMissed, words }: WorkersFeeProps) => {
  const state = workersFeeTexts[fee.state];
  return (
    <div className="border-t border-line pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{isMissed ? words.missedFee : words.fee}</span>
        <span className="font-bold tabular-nums">{formatMoney(fee.feePaise)}</span>
      </p>
      <p className="text-sm text-muted">{words.workersFee}</p>
      {state && <p className="text-sm text-muted">{words[state]}</p>}
    </div>
  );
};

const feeReason = ({ booking, look, words }: BookingPartProps, percent: 50 | 100): string => {
  const { status, history } = booking;
  const name = booking.workerId.name || words.someone;
  if (status === 'no_show') return fill(words.feeMissed, { name, percent });
  const { at = booking.startsAt, by } = history.at(-1) ?? {};
  if (by === 'admin') return fill(words.feeByOffice, { time: formatInstant(at, look), percent });
  return fill(percent === 50 ? words.feeHalf : words.feeWhole, { time: formatInstant(at, look) });
};

const Fee = ({ booking, look, words }: BookingPartProps) => {
  const { fee, status, workerId } = booking;
  if (!fee) return null;
  // Its box says who owes it to whom, and why.
  if (fee.owedBy === 'worker') return <WorkersFee fee={fee} isMissed={status === 'no_show'} words={words} />;
  const name = workerId.name || words.someone;
  return (
    <div className="border-t border-line pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{status === 'no_show' ? words.missedFee : words.fee}</span>
        <span className="font-bold tabular-nums">{formatMoney(fee.feePaise)}</span>
      </p>
      <p className="text-sm text-muted">{fill(words[feeTexts[fee.state]], { name })}</p>
      <p className="text-sm text-muted">{feeReason({ booking, look, words }, fee.percent)}</p>
      {fee.state === 'due' && <p className="text-sm text-muted">{fill(words.feeHow, { name })}</p>}
    </div>
  );
};

const Credit = ({ booking, words }: BookingPartProps) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-3 tabular-nums">
    <dt className="text-sm text-muted">{words.creditUsed}</dt>
    <dd className="text-right">−{formatMoney(booking.creditPaise)}</dd>
    <dt className="font-medium">{words.leftToPay}</dt>
    <dd className="text-right font-bold">{formatMoney(computeAmountInPerson(booking))}</dd>
  </dl>
);

interface PriceProps extends BookingPartProps {
  extraWords: typeof extras;
}

const Extras = ({ booking, extraWords }: PriceProps) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-3 tabular-nums">
    <dt className="text-sm text-muted">{extraWords.title}</dt>
    <dd className="text-right">+{formatMoney(sumAcceptedExtras(booking))}</dd>
    <dt className="font-medium">{extraWords.total}</dt>
    <dd className="text-right font-bold">{formatMoney(computeTotal(booking))}</dd>
  </dl>
);

export const BookingPrice = (props: PriceProps) => {
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
      <p className="text-right text-sm text-muted tabular-nums">{formatPriceTerms(booking, look)}</p>
      {sumAcceptedExtras(booking) > 0 && <Extras {...props} />}
      {booking.creditPaise > 0 && <Credit {...props} />}
      {isOwed && look.reader === 'customer' && <p className="text-sm text-muted">{paidText(props)}</p>}
      {look.reader === 'customer' && <Fee {...props} />}
    </section>
  );
};
