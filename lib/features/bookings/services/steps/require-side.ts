import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Returns the side of a booking on which the actor can stand; refuses brokers and admins. */
export const requireSide = ({ role }: Pick<Actor, 'role'>): Blame => {
  if (role === 'worker' || role === 'customer') return role;
  throw new AppError('forbidden');
};
