import type { Types } from 'mongoose';
import type { ExtraState } from '#lib/features/bookings/contracts/booking-view.ts';

/** A line that the worker added during the job, or the waiting before it. */
export interface BookingExtra {
  _id: Types.ObjectId;
  words: string;
  amountPaise: number;
  /** The photo of the bill; removed once the line is declined or withdrawn. */
  imageKey?: string;
  state: ExtraState;
  at: Date;
  answeredAt?: Date;
  /** The time that the worker waited at the door. */
  isWaiting?: true;
}
