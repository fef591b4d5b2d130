/** The user is waiting for an answer or, as a worker, for the next request. */
export type PushMoment = 'answer' | 'request';

type Listener = (moment: PushMoment) => void;

const listeners = new Set<Listener>();

/**
 * Offers notifications at a moment when the user waits for something, such as after sending a message or a booking.
 */
export const suggestPush = (moment: PushMoment): void => listeners.forEach((listener) => listener(moment));

/** Calls `listener` at such moments. Returns an unsubscribe function. */
export const onPushMoment = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
