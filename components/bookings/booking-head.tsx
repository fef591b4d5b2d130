import { BookingBadge } from './booking-badge.tsx';
import { Waiting } from './booking-card.tsx';
import { bookingTime } from './booking-time.ts';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { JourneyLine } from '#components/ui/journey-line.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import { effectiveHistory } from '#lib/features/bookings/rules/effective-history.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nearDay } from '#lib/platform/time/near-day.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingDisplay } from './booking-display.ts';
import { endedText, getReasonText, getServiceTitle } from './booking-texts.ts';
import { journeySteps } from './journey-steps.ts';

export interface BookingPartProps {
  booking: BookingView;
  look: BookingDisplay;
  words: (typeof myBookings)['page'];
}

export const formatInstant = (iso: string, { locale, days, at }: BookingDisplay): string => {
  const instant = new Date(iso);
  const near = nearDay(toIndiaDay(instant), at);
  return `${near === null ? formatDay(locale, instant) : days[near]}, ${formatTime(locale, instant)}`;
};

const Proposed = ({ booking, look, words }: BookingPartProps) => {
  const { proposal, workerId } = booking;
  if (proposal?.by !== 'customer' || look.reader !== 'customer') return null;
  const { startsAt, timeSlot, expiresAt, pricePaise } = proposal;
  const time = bookingTime({ startsAt, timeSlot }, look);
  const until = formatInstant(expiresAt, look);
  return (
    <Alert title={fill(words.proposed, { time })}>
      <p className="tabular-nums">
        {words.price}: {formatMoney(pricePaise)}
      </p>
      <p>{fill(words.proposedHint, { name: workerId.name || words.someone, until })}</p>
    </Alert>
  );
};

/** Both clocks of the last step that waited for a network: when it reached us, and when it was tapped. */
const Tapped = ({ booking, look }: Omit<BookingPartProps, 'words'>) => {
  const change = effectiveHistory(booking.history).findLast(({ tappedAt }) => tappedAt !== undefined);
  if (!change?.tappedAt) return null;
  const [time, tapped] = [formatInstant(change.at, look), formatInstant(change.tappedAt, look)];
  if (time === tapped) return null;
  const status = look.statuses[change.status];
  return <p className="text-sm text-muted">{fill(look.words.journey.tapped, { status, time, tapped })}</p>;
};

const Ending = ({ booking, look, words }: BookingPartProps) => {
  const ending = endedText(booking, look);
  const reason = getReasonText(booking, look);
  if (ending === null) return null;
  return (
    <Alert variant="destructive" title={ending}>
      {reason !== null && <p>{fill(words.reason, { reason })}</p>}
    </Alert>
  );
};

export const BookingHead = (props: BookingPartProps) => {
  const { booking, look, words } = props;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex items-start gap-3">
        <TradePicture picture={booking.picture} className="size-13 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-tight font-semibold">{getServiceTitle(booking, look)}</h2>
          <p className="text-sm text-muted">{fill(words.number, { number: booking.number })}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xl leading-tight font-bold">
          <SpokenRange text={bookingTime(booking, look)} />
        </p>
        <BookingBadge status={booking.status} statuses={look.statuses} />
      </div>
      {/* Its words need every pixel of a small phone. */}
      <div className="-mx-3">
        <JourneyLine label={look.words.journey.label} steps={journeySteps(booking, look)} />
      </div>
      <Tapped booking={booking} look={look} />
      <Waiting booking={booking} look={look} />
      <Proposed {...props} />
      <Ending {...props} />
    </section>
  );
};
