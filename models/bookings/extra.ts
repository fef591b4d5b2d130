import type { Types } from 'mongoose';
import type { ExtraState } from '#lib/features/bookings/contracts/booking-view.ts';

/** A line that the worker added during the job. */
export interface BookingExtra {
  _id: Types.ObjectId;
  words: string;
  amountPaise: number;
  /** The photo of the bill; removed once the line is declined or withdrawn. */
  imageKey?: string;
  state: ExtraState;
  at: Date;
  answeredAt?: Date;
}
