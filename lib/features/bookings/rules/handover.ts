/**
 * How far the office has come with another worker for a booking. The booking keeps its worker until `agreed`; after
 * `agreed` or `ended` no answer changes anything.
 */
export type HandoverState = 'asked' | 'customer_agreed' | 'worker_agreed' | 'agreed' | 'ended';

export const handoverEvents = [
  ...(['customer_yes', 'customer_no', 'worker_yes', 'worker_no'] as const),
  // By the office, by time, by another status or the end of the booking, and when the other worker can't come any more.
  ...(['withdrawn', 'expired', 'booking_changed', 'worker_gone'] as const),
] as const;
export type HandoverEvent = (typeof handoverEvents)[number];

type Row = Readonly<Record<'customer_yes' | 'worker_yes', HandoverState>>;

// Every other event ends it.
const afterYes: Readonly<Record<'asked' | 'customer_agreed' | 'worker_agreed', Row>> = {
  asked: { customer_yes: 'customer_agreed', worker_yes: 'worker_agreed' },
  customer_agreed: { customer_yes: 'customer_agreed', worker_yes: 'agreed' },
  worker_agreed: { customer_yes: 'agreed', worker_yes: 'worker_agreed' },
};

/** Returns the state after an event. */
export const nextHandoverState = (state: HandoverState, event: HandoverEvent): HandoverState => {
  if (state === 'agreed' || state === 'ended') return state;
  return event === 'customer_yes' || event === 'worker_yes' ? afterYes[state][event] : 'ended';
};

interface Answers {
  readonly customerYesAt?: Date;
  readonly workerYesAt?: Date;
}

export const handoverState = ({ customerYesAt, workerYesAt }: Answers): HandoverState => {
  if (customerYesAt) return workerYesAt ? 'agreed' : 'customer_agreed';
  return workerYesAt ? 'worker_agreed' : 'asked';
};

/** `agreed`: the booking's price; `own`: what the other worker usually takes. */
export type HandoverPricing = 'agreed' | 'own';

/** Returns the price after the handover: never more than agreed, unless the customer is asked for the worker's own. */
export const handoverPricePaise = (
  { agreedPaise, ownPaise }: { readonly agreedPaise: number; readonly ownPaise: number },
  pricing: HandoverPricing,
): number => (ownPaise < agreedPaise || pricing === 'own' ? ownPaise : agreedPaise);
