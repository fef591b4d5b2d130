import type { Types } from 'mongoose';

/** Another worker, proposed by the office; the booking stays as it is until both have agreed. */
export interface BookingHandover {
  workerId: Types.ObjectId;
  pricePaise: number;
  hourlyRatePaise: number | null;
  coveredMinutes?: number;
  proposedAt: Date;
  expiresAt: Date;
  by: Types.ObjectId;
  reason: string;
  /** When they agreed; absent until then. */
  customerYesAt?: Date;
  workerYesAt?: Date;
}
