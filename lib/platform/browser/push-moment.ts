/** What somebody waits for: an answer, or, as a worker, the next request. */
export type PushMoment = 'answer' | 'request';

type Listener = (moment: PushMoment) => void;

const listeners = new Set<Listener>();

/** Somebody waits from now on, as after a message, a booking or an answered request: the moment to offer notifications. */
export const proposePush = (moment: PushMoment): void => listeners.forEach((listener) => listener(moment));

/** Hears such moments; returns how to stop. */
export const onPushMoment = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
