import type { PhotoStage } from '#lib/features/bookings/contracts/photo-stages.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';

/** A photo that one side took of the work. */
export interface WorkPhoto {
  imageKey: string;
  stage: PhotoStage;
  by: Blame;
  at: Date;
  /** The phone's time, if it sent a possible one. */
  chosenAt?: Date;
}
