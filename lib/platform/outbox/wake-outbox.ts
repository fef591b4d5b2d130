import { processWide } from '#lib/platform/config/process-wide.ts';

const listeners = processWide('outbox-listeners', () => new Set<() => void>());

/** Tells this process's outbox worker that something is due, so that it need not wait for its next look. */
export const wakeOutbox = (): void => {
  for (const listener of listeners.get()) listener();
};

/** Calls `listener` whenever something became due in this process; the result ends that. */
export const onOutboxWake = (listener: () => void): (() => void) => {
  listeners.get().add(listener);
  return () => void listeners.get().delete(listener);
};
