import { CalendarClock, CircleCheck, Clock, IndianRupee } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PasskeyOffer } from '#components/accounts/security/passkey-offer.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { bookingTime, untilText } from '#components/bookings/booking-time.ts';
import { FeeTimeline } from '#components/bookings/fee-timeline.tsx';
import { HoldNote } from '#components/bookings/hold-note.tsx';
import { NotifyAnswer } from '#components/notifications/push/notify-answer.tsx';
import { ShareRow } from '#components/bookings/share-row.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { Part } from '#components/page/part.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { computeAmountInPerson } from '#lib/features/bookings/rules/booking-dues.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { BookingCalendar } from './booking-calendar.tsx';

interface SentBodyProps {
  booking: BookingView;
  look: BookingDisplay;
}

const cardClass = 'rounded-card border border-line bg-card p-4 shadow-soft';

const Step = ({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) => (
  <li className="flex gap-3">
    <span className="mt-0.5 text-brand [&>svg]:size-5">{icon}</span>
    <div className="min-w-0">
      <p className="leading-snug font-semibold">{title}</p>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  </li>
);

const NextSteps = ({ booking, look }: SentBodyProps) => {
  const { sent, page } = messages(look.locale).myBookings;
  const { name } = getOtherParty(booking, look);
  const { expiresAt } = booking;
  const price = formatMoney(computeAmountInPerson(booking));
  return (
    <Part id="next" title={sent.next}>
      <ol className={`${cardClass} flex flex-col gap-4`}>
        {expiresAt !== null && (
          <Step
            icon={<Clock aria-hidden />}
            title={fill(sent.answers, { name, time: untilText(new Date(expiresAt), look) })}
            hint={fill(page.waitsHint, { name })}
          />
        )}
        <Step
          icon={<CalendarClock aria-hidden />}
          title={fill(sent.visit, { name, time: bookingTime(booking, look) })}
          hint={sent.visitHint}
        />
        <Step
          icon={<IndianRupee aria-hidden />}
          title={fill(sent.pay, { name, price })}
          hint={sent.payHint}
        />
      </ol>
    </Part>
  );
};

const passkeyWordsIn = (locale: Locale) => {
  const { privacy, passkeys } = messages(locale);
  const { errors: _errors, login: _login, hintOff: _off, hintOn: _on, ...words } = passkeys;
  return { ...words, failed: privacy.failed, failedHint: privacy.failedHint };
};

/** The page after a request was sent: what happens next, what cancelling costs, and what to do until then. */
export const SentBody = ({ booking, look }: SentBodyProps) => {
  const { myBookings } = messages(look.locale);
  const { sent, cost, page } = myBookings;
  const { name } = getOtherParty(booking, look);
  // The worker may answer while this page is open.
  const isPending = booking.status === 'pending';
  const service = getServiceTitle(booking, look);
  const time = bookingTime(booking, look);
  return (
    <>
      <header className="flex flex-col items-center gap-1 pt-2 text-center">
        <CircleCheck aria-hidden className="size-14 text-success" />
        <h2 className="text-2xl leading-tight font-bold">
          {isPending ? sent.title : look.statuses[booking.status]}
        </h2>
        <p className="text-muted">
          {service} · {time}
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {isLive(booking.status) && <NextSteps booking={booking} look={look} />}
          {isPending && <NotifyAnswer name={name} words={sent} />}
          <HoldNote booking={booking} look={look} words={page} />
        </div>
        <div className="flex flex-col gap-4">
          {booking.moves.includes('cancelled') && (
            <Part id="cost" title={cost.title}>
              <div className={cardClass}>
                <FeeTimeline {...{ booking, name }} locale={look.locale} at={look.at} words={cost} />
              </div>
            </Part>
          )}
          <ListRows>
            <BookingCalendar booking={booking} look={look} />
            <ShareRow
              text={fill(sent.shareText, { service, name, time })}
              label={sent.share}
              copied={sent.copied}
            />
            <PasskeyOffer hint={sent.passkey} words={passkeyWordsIn(look.locale)} />
          </ListRows>
        </div>
      </div>
      <LiveRefresh bookingId={booking._id} />
      <StickyAction>
        <Link
          href={accountPaths.booking(booking._id)}
          prefetch={false}
          className={buttonVariants({ size: 'block' })}
        >
          {sent.open}
        </Link>
      </StickyAction>
    </>
  );
};
