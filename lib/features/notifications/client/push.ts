import {
  dropTokenCall,
  readPushConfigCall,
  saveTokenCall,
} from '#lib/features/notifications/contracts/push.calls.ts';
import type { PushConfig, SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';
import { api } from '#lib/platform/browser/api.ts';
import { keepPushChoice, readPushChoice } from './push-choice.ts';
import { readToken, settledSession } from '#lib/platform/browser/session.ts';

/** Whether notifications come to this device, and if not, why. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'ios';

const WEEK_MS = 7 * 86_400_000;

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

// iPhones have notifications only for what stands on the home screen.
const isInSafari = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** How it stands with this device. */
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

/** A subscription for another key could not be rung any more. */
const leaveOtherKey = async ({ pushManager }: ServiceWorkerRegistration, vapidKey: string): Promise<void> => {
  const before = await pushManager.getSubscription();
  const key = before?.options.applicationServerKey;
  if (before && (!key || toText(key) !== vapidKey)) await before.unsubscribe();
};

/** How the server reaches this browser: by Firebase where the product has an account there, else by Web Push. */
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
  const { data } = await api(readPushConfigCall);
  await api(saveTokenCall, { body: await subscribe(data) });
  keepPushChoice({ isOn: true, at: Date.now(), session: sessionMark() });
};

/** Asks the person and has notifications come here; false when they, or their browser, said no. */
export const turnOnPush = async (): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await save();
  return true;
};

/** Has no more notifications come here, until they are turned on again. */
export const turnOffPush = async (): Promise<void> => {
  await api(dropTokenCall);
  keepPushChoice({ isOn: false, at: Date.now(), session: sessionMark() });
};

/** Tells the server of this device again: after a week, and whenever somebody has signed in. */
export const keepPush = async (): Promise<void> => {
  await settledSession();
  const kept = readPushChoice();
  if (readToken() === null || readPushState() !== 'on' || !kept) return;
  if (kept.session === sessionMark() && Date.now() - kept.at < WEEK_MS) return;
  await save();
};

/** Whether to offer notifications now: once on a device, and only where they can be had. */
export const mayOfferPush = (): boolean => readPushState() === 'off' && readPushChoice() === null;

/** Not now: nobody is asked again on this device; the settings have the switch. */
export const refusePushOffer = (): void => keepPushChoice({ isOn: false, at: Date.now(), session: '' });
