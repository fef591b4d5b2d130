import type { PushConfig, SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';
import { api } from '#lib/platform/browser/api.ts';
import { keepPushChoice, readPushChoice } from './push-choice.ts';
import { readToken, settledSession } from '#lib/platform/browser/session.ts';

/** Whether this device gets notifications, and why not. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'ios';

const WEEK_MS = 7 * 86_400_000;

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

// iPhones allow notifications only for apps on the home screen.
const isInSafari = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** Returns the push state of this device. */
export const readPushState = (): PushState => {
  if (!canPush()) return isInSafari() ? 'ios' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && readPushChoice()?.isOn === true;
  return isOn ? 'on' : 'off';
};

const toText = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A subscription made with another key can no longer be used. */
const leaveOtherKey = async ({ pushManager }: ServiceWorkerRegistration, vapidKey: string): Promise<void> => {
  const before = await pushManager.getSubscription();
  const key = before?.options.applicationServerKey;
  if (before && (!key || toText(key) !== vapidKey)) await before.unsubscribe();
};

/** Subscribes this browser: through Firebase if configured, otherwise Web Push. */
const subscribe = async ({ vapidKey, firebase }: PushConfig): Promise<SaveTokenBody> => {
  const registration = await navigator.serviceWorker.ready;
  await leaveOtherKey(registration, vapidKey);
  if (firebase) {
    const { readFirebaseToken } = await import('./firebase-token.ts');
    return { fcmToken: await readFirebaseToken({ firebase, vapidKey, registration }) };
  }
  const options = { userVisibleOnly: true, applicationServerKey: vapidKey };
  const { endpoint, keys = {} } = (await registration.pushManager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { fcmToken: endpoint ?? '', keys: { p256dh, auth } };
};

const sessionMark = (): string => readToken()?.slice(-12) ?? '';

const save = async (): Promise<void> => {
  const { data } = await api('GET /users/push-config');
  await api('POST /users/save-fcm-token', { body: await subscribe(data) });
  keepPushChoice({ isOn: true, at: Date.now(), session: sessionMark() });
};

/** Asks for permission and turns notifications on; false if the person or the browser refused. */
export const turnOnPush = async (): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await save();
  return true;
};

/** Turns notifications off until they are turned on again. */
export const turnOffPush = async (): Promise<void> => {
  await api('DELETE /users/save-fcm-token');
  keepPushChoice({ isOn: false, at: Date.now(), session: sessionMark() });
};

/** Registers this device with the server again: after a week, and after each sign-in. */
export const keepPush = async (): Promise<void> => {
  await settledSession();
  const kept = readPushChoice();
  if (readToken() === null || readPushState() !== 'on' || !kept) return;
  if (kept.session === sessionMark() && Date.now() - kept.at < WEEK_MS) return;
  await save();
};

/** Returns whether to offer notifications: once per device, and only where the browser supports them. */
export const mayOfferPush = (): boolean => readPushState() === 'off' && readPushChoice() === null;

/** Declines the offer for good on this device; the settings keep the switch. */
export const refusePushOffer = (): void => keepPushChoice({ isOn: false, at: Date.now(), session: '' });
