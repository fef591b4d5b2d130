const listeners = new Set<() => void>();

/** Somebody waits for an answer from now on, as after a first message or booking: the moment to offer notifications. */
export const proposePush = (): void => listeners.forEach((listener) => listener());

/** Hears such moments; returns how to stop. */
export const onPushMoment = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
