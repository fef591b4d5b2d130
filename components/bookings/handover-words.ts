import type { bookings } from '#lib/features/bookings/texts/bookings.en.ts';

type Refusals = Pick<
  (typeof bookings)['errors'],
  'no_handover' | 'price_changed' | 'worker_not_free' | 'prove_to_accept' | 'too_many_open_hours'
>;

export interface HandoverRefusals {
  readonly failed: string;
  readonly errors: Refusals;
}

/** The refusals of an answer to a proposed worker. */
export const pickHandoverRefusals = ({
  no_handover,
  price_changed,
  worker_not_free,
  prove_to_accept,
  too_many_open_hours,
}: Refusals): Refusals => ({
  ...{ no_handover, price_changed, worker_not_free, prove_to_accept, too_many_open_hours },
});
