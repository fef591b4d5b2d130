/** A short message that disappears; never the only copy of an error. */
export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'success' | 'destructive';
  /** Another page follows at once: its title, which Next announces, would silence a message that can wait. */
  readonly isLeaving?: boolean;
}

const FLASH_KEY = 'hunar.notice';

const listeners = new Set<(notice: Notice) => void>();

/** Shows a message below the header. */
export const notify = (notice: Notice): void => listeners.forEach((listener) => listener(notice));

/** Listens to messages; returns a function that stops it. */
export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores a message for the next page loaded in this tab. */
export const setFlash = (notice: Notice): void => {
  try {
    sessionStorage.setItem(FLASH_KEY, JSON.stringify(notice));
  } catch {
    // A private window without storage: the page itself shows what happened.
  }
};

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'title' in value;

/** Returns the message stored by the previous page, once. */
export const consumeFlash = (): Notice | null => {
  try {
    const notice: unknown = JSON.parse(sessionStorage.getItem(FLASH_KEY) ?? 'null');
    sessionStorage.removeItem(FLASH_KEY);
    return isNotice(notice) ? notice : null;
  } catch {
    return null;
  }
};
