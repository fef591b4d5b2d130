const REFUSED_KEY = 'hunar.install';

/** What browsers send when they would install the app; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this phone can keep the app: by a button of ours, by steps in its own menu, or not at all. */
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
  // The browser's own bar would come at any time; ours waits on its page.
  event.preventDefault();
  set(event);
};

const onInstalled = (): void => set(null);

/** Keeps the browser's offer, which comes once, for the page that shows it; returns how to stop. */
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

// Only Safari on iPhones has this property.
const isOpenInSafari = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** What may be offered now. */
export const readInstallOffer = (): InstallOffer => {
  if (isRefused()) return null;
  if (waiting) return 'button';
  return isOpenInSafari() ? 'steps' : null;
};

/** Calls `listener` whenever the offer changes; returns how to stop. */
export const subscribeInstallOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks the browser to install; it asks the person itself, and takes no second try with the same offer. */
export const install = async (): Promise<void> => {
  const event = waiting;
  set(null);
  await event?.prompt();
};

/** Not now: on this phone nobody is asked again. */
export const refuseInstall = (): void => {
  try {
    localStorage.setItem(REFUSED_KEY, 'no');
  } catch {
    // Without storage nothing was offered.
  }
  set(waiting);
};
