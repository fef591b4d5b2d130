const KEY = 'hunar.push';

/** The choice made on this device, and when the server last received it. */
export interface PushChoice {
  readonly isOn: boolean;
  readonly at: number;
  /** The last part of the access token it was saved with: another session has to save it again. */
  readonly session: string;
}

const listeners = new Set<() => void>();

/** Listens to changes of the choice; returns a function that stops it. */
export const onPushChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isChoice = (value: unknown): value is PushChoice =>
  typeof value === 'object' && value !== null && 'isOn' in value && 'at' in value && 'session' in value;

/** Null before any choice. */
export const readPushChoice = (): PushChoice | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isChoice(value) ? value : null;
  } catch {
    return null;
  }
};

export const keepPushChoice = (choice: PushChoice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A private window: the choice is lost with the page.
  }
  listeners.forEach((listener) => listener());
};
