import { useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';

const never = (): boolean => false;

/** Whether the server is out of reach. */
export const useOffline = (): boolean => useSyncExternalStore(subscribeConnection, isConnectionLost, never);
