import { processWide } from '#lib/platform/config/process-wide.ts';

const clock = processWide('clock', () => ({ offsetMs: 0 })).get();

/** The present instant; tests move it. */
export const now = (): Date => new Date(Date.now() + clock.offsetMs);

/** Sets the present instant; from there time goes on as usual. */
export const setClock = (instant: Date): void => {
  clock.offsetMs = instant.getTime() - Date.now();
};

/** Back to the machine's own time. */
export const resetClock = (): void => {
  clock.offsetMs = 0;
};
