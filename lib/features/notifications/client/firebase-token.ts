import { getApps, initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { FirebaseConfig } from '#lib/features/notifications/contracts/push.ts';

interface Registering {
  firebase: FirebaseConfig;
  vapidKey: string;
  /** Our own worker shows the notes; without it Firebase would look for a second one. */
  registration: ServiceWorkerRegistration;
}

/** This browser's token at Firebase, which looks after it by itself once a week. */
export const readFirebaseToken = ({ firebase, vapidKey, registration }: Registering): Promise<string> => {
  const app = getApps()[0] ?? initializeApp(firebase);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: registration });
};
