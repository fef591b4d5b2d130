import { now } from '#lib/platform/time/clock.ts';
import { makeVapidKeys } from '#lib/platform/integrations/push/vapid.ts';
import { keepPushKeys, type PushKeys } from '#models/notifications/push-keys.ts';

/** The key pair by which push services know us; made at the first reading, and the same for all servers ever after. */
export const readPushKeys = (): Promise<PushKeys> => keepPushKeys(makeVapidKeys(), now());
