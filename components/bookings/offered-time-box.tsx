'use client';

import { sendProposalAnswer } from '#lib/features/bookings/client/booking-writes.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { BookingDisplay } from './booking-display.ts';
import { bookingTime, untilText } from './booking-time.ts';
import { ProposalBox } from './proposal-box.tsx';
import { useStep } from './use-step.ts';

interface OfferedTimeBoxProps {
  booking: Pick<BookingView, '_id' | 'status' | 'startsAt' | 'expiresAt' | 'timeSlot' | 'workerId'>;
  proposal: NonNullable<BookingView['proposal']>;
  look: BookingDisplay;
}

/** The time that the worker suggests, for the customer to accept or decline. */
export const OfferedTimeBox = ({ booking, proposal, look }: OfferedTimeBoxProps) => {
  const { suggestedTimes: words } = look;
  const { isBusy, run, finish } = useStep(words);
  const { _id: bookingId, workerId } = booking;
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const name = workerId.name || look.words.someone;
  const time = bookingTime(proposal, look);
  // A time before the booked one has to be answered earlier; the request then stays open.
  const isEarlier = proposal.expiresAt !== booking.expiresAt;
  const isBooked = booking.status === 'accepted';
  const until = isEarlier ? words.untilEarlier : words.until;
  const answer = (accept: boolean): void =>
    void run(async () => {
      const { startsAt } = proposal;
      const subject = { act: accept ? words.yes : words.no, title: name, at: startsAt };
      await sendProposalAnswer({ accept, startsAt }, { bookingId, subject });
      if (accept) finish(fill(words.accepted, { time }));
      else finish(fill(words.declined, { name }), isBooked ? words.declinedKept : words.declinedText);
    });
  return (
    <ProposalBox
      title={fill(words.title, { name })}
      time={time}
      lines={[
        fill(isBooked ? words.wasBooked : words.was, { time: bookingTime(booking, look) }),
        fill(words.price, { price: formatMoney(proposal.pricePaise) }),
        fill(isBooked ? words.untilKept : until, {
          time: untilText(new Date(proposal.expiresAt), look),
        }),
      ]}
      yes={words.yes}
      no={words.no}
      isBusy={isBusy || isWaiting}
      onAnswer={answer}
    />
  );
};
