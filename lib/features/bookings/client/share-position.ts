import { isDenied, locatePoint } from '#lib/features/places/client/locate.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { createStore } from '#lib/platform/browser/create-store.ts';

const EVERY_MS = 60_000;
const MAX_REFUSED_STATUS = 499;
const TOO_MANY = 429;

/** The booking whose customer sees where this device is; null if none does. Nothing remembers it beyond this tab. */
export const sharedBooking = createStore<string | null>(null);

interface Share {
  readonly bookingId: string;
  /** Tells the server this sharing from others, in other tabs and on other devices. */
  readonly screen: string;
  /** Until one has arrived. */
  isFirst: boolean;
}

let current: Share | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
/** The last call that stores a position. */
let sending = Promise.resolve();

const end = (): void => {
  clearInterval(timer);
  current = null;
  sharedBooking.set(null);
};

const send = async (share: Share): Promise<void> => {
  const point = await locatePoint();
  // Switched off while the phone was looking.
  if (current !== share) return;
  const { bookingId, screen, isFirst } = share;
  const body = { ...point, screen, isFirst };
  const stored = api('PUT /bookings/{id}/position', { params: { id: bookingId }, body });
  sending = stored.then(
    () => undefined,
    () => undefined,
  );
  await stored;
  share.isFirst = false;
};

// The way has ended, also by a tap on another device, or another screen shares now.
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status <= MAX_REFUSED_STATUS && error.status !== TOO_MANY;

/** Deletes the last position. Without a network it tries again every minute, unless this visit is shared again. */
const hide = async (bookingId: string): Promise<void> => {
  if (sharedBooking.get() === bookingId) return;
  try {
    await api('DELETE /bookings/{id}/position', { params: { id: bookingId } });
  } catch (error) {
    if (isRefused(error)) return;
    setTimeout(() => void hide(bookingId), EVERY_MS);
  }
};

/** Stops, and deletes the last position. The server deletes it after ten minutes if this tab cannot. */
export const stopSharing = async (): Promise<void> => {
  const bookingId = sharedBooking.get();
  if (bookingId === null) return;
  end();
  await sending;
  await hide(bookingId);
};

/**
 * Sends where this device is, now and every minute, until it is stopped or refused. A lost one is not repeated. One
 * customer sees it: sharing for another visit ends the former at once, and the server ends it in other tabs and on other
 * devices.
 */
export const startSharing = (bookingId: string, onDenied: () => void): void => {
  void stopSharing();
  const share = { bookingId, screen: crypto.randomUUID(), isFirst: true };
  current = share;
  sharedBooking.set(bookingId);
  const sendNow = (): void => {
    void send(share).catch((error: unknown) => {
      const hasDenied = isDenied(error);
      if (hasDenied) onDenied();
      if ((hasDenied || isRefused(error)) && current === share) end();
    });
  };
  sendNow();
  timer = setInterval(sendNow, EVERY_MS);
};
