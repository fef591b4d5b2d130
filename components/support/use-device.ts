import { useSyncExternalStore } from 'react';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { readDeviceName } from '#lib/platform/text/device-name.ts';

const never = () => () => undefined;
const readAgent = (): string => navigator.userAgent;
const readNone = (): string => '';

/** What a feedback says of the device; nothing on the server, which does not know it. */
export const useDevice = () => {
  const agent = useSyncExternalStore(never, readAgent, readNone);
  if (agent === '') return null;
  const name = readDeviceName(agent);
  const deviceType = /\bMobi|\bAndroid\b/.test(agent) ? 'mobile' : 'desktop';
  return {
    os: name?.system ?? '',
    browser: name?.browser ?? '',
    deviceType,
    appVersion: APP_VERSION,
  } as const;
};
