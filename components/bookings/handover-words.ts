import type { bookings } from '#lib/features/bookings/texts/bookings.en.ts';

type Refusals = Pick<
  (typeof bookings)['errors'],
  | 'no_handover'
  | 'booking_changed'
  | 'price_changed'
  | 'worker_not_free'
  | 'prove_to_accept'
  | 'too_many_open_hours'
>;

type Messages = Pick<(typeof bookings)['messages'], 'handoverYes' | 'handedOver' | 'handoverNo'>;

export interface HandoverReplies {
  readonly failed: string;
  readonly errors: Refusals;
  readonly messages: Messages;
}

/** The outcomes of an answer to a proposed worker. */
export const pickHandoverMessages = ({ handoverYes, handedOver, handoverNo }: Messages): Messages => ({
  ...{ handoverYes, handedOver, handoverNo },
});

/** The refusals of an answer to a proposed worker. */
export const pickHandoverRefusals = ({
  no_handover,
  booking_changed,
  price_changed,
  worker_not_free,
  prove_to_accept,
  too_many_open_hours,
}: Refusals): Refusals => ({
  ...{ no_handover, booking_changed, price_changed, worker_not_free },
  ...{ prove_to_accept, too_many_open_hours },
});
