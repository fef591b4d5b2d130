/** A short message that goes by itself; never the only copy of an error. */
export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'success' | 'destructive';
}

const LEFT_KEY = 'hunar.notice';

const listeners = new Set<(notice: Notice) => void>();

/** Shows a message below the header. */
export const notify = (notice: Notice): void => listeners.forEach((listener) => listener(notice));

/** Hears messages; returns how to stop. */
export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Leaves a message for the page that is loaded next in this tab. */
export const leaveNotice = (notice: Notice): void => {
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify(notice));
  } catch {
    // A private window without storage: the page itself shows what happened.
  }
};

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'title' in value;

/** The message that the page before left, once. */
export const takeNotice = (): Notice | null => {
  try {
    const notice: unknown = JSON.parse(sessionStorage.getItem(LEFT_KEY) ?? 'null');
    sessionStorage.removeItem(LEFT_KEY);
    return isNotice(notice) ? notice : null;
  } catch {
    return null;
  }
};
