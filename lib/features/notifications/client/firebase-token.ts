import { getApps, initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { FirebaseConfig } from '#lib/features/notifications/contracts/push.ts';

/** Returns this browser's Firebase token, which Firebase renews once a week. */
export const readFirebaseToken = ({
  firebase,
  vapidKey,
  registration,
}: {
  firebase: FirebaseConfig;
  vapidKey: string;
  /** Our own worker shows the notes; otherwise Firebase would look for a second one. */
  registration: ServiceWorkerRegistration;
}): Promise<string> => {
  const app = getApps()[0] ?? initializeApp(firebase);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: registration });
};
