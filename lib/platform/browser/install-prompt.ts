const REFUSED_KEY = 'hunar.install';

/** The `beforeinstallprompt` event, missing from TypeScript's DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be installed here: with our button, with steps in the browser's menu, or not at all. */
export type InstallOffer = 'button' | 'steps' | null;

let waiting: InstallEvent | null = null;
const listeners = new Set<() => void>();

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

const set = (event: InstallEvent | null): void => {
  waiting = event;
  listeners.forEach((listener) => listener());
};

const capture = (event: Event): void => {
  if (!isInstallEvent(event)) return;
  // Prevents the browser's own banner; our page offers the installation instead.
  event.preventDefault();
  set(event);
};

const onInstalled = (): void => set(null);

/** Captures the browser's install event, which fires once. Returns an unsubscribe function. */
export const captureInstallPrompt = (): (() => void) => {
  window.addEventListener('beforeinstallprompt', capture);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', capture);
    window.removeEventListener('appinstalled', onInstalled);
  };
};

const isRefused = (): boolean => {
  try {
    return localStorage.getItem(REFUSED_KEY) !== null;
  } catch {
    return true;
  }
};

// Only Safari on iPhone has this property.
const isOpenInSafari = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** How to offer installation right now. */
export const readInstallOffer = (): InstallOffer => {
  if (isRefused()) return null;
  if (waiting) return 'button';
  return isOpenInSafari() ? 'steps' : null;
};

/** Calls `listener` when the offer changes. Returns an unsubscribe function. */
export const subscribeInstallOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the browser's install dialog. The event can be used only once. */
export const install = async (): Promise<void> => {
  const event = waiting;
  set(null);
  await event?.prompt();
};

/** Stops offering installation on this phone. */
export const refuseInstall = (): void => {
  try {
    localStorage.setItem(REFUSED_KEY, 'no');
  } catch {}
  set(waiting);
};
