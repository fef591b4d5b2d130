import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { formatInstant } from '#components/bookings/booking-head.tsx';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { WaitingBox } from '#components/bookings/tap-boxes.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface WaitingPartProps {
  booking: BookingView;
  look: BookingDisplay;
}

const listLines = (
  waiting: NonNullable<BookingView['waiting']>,
  name: string,
  look: BookingDisplay,
): string[] => {
  const { waitingAtDoor: words } = messages(look.locale);
  const terms = fill(words.terms, {
    time: formatInstant(waiting.paidFrom, look),
    quarter: formatMoney(waiting.quarterPaise),
    max: formatMoney(waiting.maxPaise),
  });
  if (waiting.since === null) return [terms];
  const isWorker = look.reader === 'worker';
  const time = formatInstant(waiting.since, look);
  const since = fill(isWorker ? words.since : words.sinceOther, { name, time });
  if (!isWorker) return [since, terms];
  return [since, terms, fill(waiting.isConfirmed ? words.agreed : words.asked, { name })];
};

/** Waiting at the door with its price, from the arrival until the job starts. */
export const WaitingPart = ({ booking, look }: WaitingPartProps) => {
  const { waiting, _id, status, startsAt, endsAt } = booking;
  if (waiting === null) return null;
  const { waitingAtDoor: words, myBookings, bookings } = messages(look.locale);
  const { failed, failedHint } = myBookings.act;
  const { illegal_move, booking_changed } = bookings.errors;
  const isWorker = look.reader === 'worker';
  const { name } = getOtherParty(booking, look);
  const act = isWorker ? words.report : fill(words.confirm, { name });
  return (
    <Part id="waiting" title={words.title}>
      <WaitingBox
        booking={{ status, startsAt, endsAt }}
        waiting={waiting}
        isWorker={isWorker}
        at={look.at.toISOString()}
        lines={listLines(waiting, name, look)}
        tap={{ bookingId: _id, subject: { act, title: getServiceTitle(booking, look), at: startsAt } }}
        words={{
          done: fill(isWorker ? words.reported : words.confirmed, { name }),
          step: { act: { failed, failedHint }, refusals: { illegal_move, booking_changed } },
        }}
      />
    </Part>
  );
};
