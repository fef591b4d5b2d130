'use client';

import { sendAllWell, type BookingTap } from '#lib/features/bookings/client/booking-writes.ts';
import { TapBox, type TapWords } from '../tap-box.tsx';

interface OvertimeBoxProps {
  hint: string;
  tap: BookingTap;
  words: TapWords;
}

/** Asks the worker of a job that runs over whether all is well. */
export const OvertimeBox = ({ hint, ...box }: OvertimeBoxProps) => (
  <TapBox {...box} lines={[hint]} canTap onTap={sendAllWell} />
);
