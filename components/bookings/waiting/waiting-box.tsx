'use client';

import {
  sendWaiting,
  sendWaitingAnswer,
  type BookingTap,
} from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isWaitingTime } from '#lib/features/bookings/rules/waiting.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import { toSpan } from '../booking-time.ts';
import { TapBox, type TapWords } from '../tap-box.tsx';

interface WaitingBoxProps {
  booking: Pick<BookingView, 'status' | 'startsAt' | 'endsAt'>;
  waiting: NonNullable<BookingView['waiting']>;
  isWorker: boolean;
  /** Server time when the booking was read. */
  at: string;
  /** Since when, what it costs, and what comes of it. */
  lines: readonly string[];
  tap: BookingTap;
  words: TapWords;
}

/** Waiting at the door: the worker reports it, and the customer confirms it. */
export const WaitingBox = ({ booking, waiting, isWorker, at, ...box }: WaitingBoxProps) => {
  const canReport = isWaitingTime({ ...booking, ...toSpan(booking) }, useNow(at)) && waiting.since === null;
  const canConfirm = waiting.since !== null && !waiting.isConfirmed;
  return (
    <TapBox
      {...box}
      canTap={isWorker ? canReport : canConfirm}
      onTap={isWorker ? sendWaiting : sendWaitingAnswer}
    />
  );
};
