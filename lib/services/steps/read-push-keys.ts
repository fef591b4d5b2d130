import { now } from '#lib/integrations/clock.ts';
import { makeVapidKeys } from '#lib/integrations/push/vapid.ts';
import { keepPushKeys, type PushKeys } from '#models/push-keys.ts';

/** The key pair by which push services know us; made at the first reading, and the same for all servers ever after. */
export const readPushKeys = (): Promise<PushKeys> => keepPushKeys(makeVapidKeys(), now());
