const FIRST_GAP_MS = 5_000;
const MAX_GAP_MS = 300_000;

const untilBack = (gapMs: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, gapMs);
    window.addEventListener('online', end);
  });

/**
 * Loads code that a page needs for as long as it is open, and tries again when the network may be back: on a bad line the
 * first attempt often fails.
 */
export const loadPatiently = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let gapMs = FIRST_GAP_MS; ; gapMs = Math.min(gapMs * 2, MAX_GAP_MS)) {
    try {
      return await load();
    } catch {
      await untilBack(gapMs);
    }
  }
};
