import { processWide } from '#lib/platform/config/process-wide.ts';

const clock = processWide('clock', () => ({ offsetMs: 0 })).get();

/** The current time; tests can set it. */
export const now = (): Date => new Date(Date.now() + clock.offsetMs);

/** Sets the clock, which then runs on. */
export const setClock = (instant: Date): void => {
  clock.offsetMs = instant.getTime() - Date.now();
};

/** Returns to the machine's time. */
export const resetClock = (): void => {
  clock.offsetMs = 0;
};
