import { markDevice } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { putDevice, type DeviceKind } from '#models/people/shared-device.ts';

/** Remembers for ninety days that an account used a device, by a hash that names neither. */
export const noteDevice = (
  { userId, kind, value }: { userId: string; kind: DeviceKind; value: string },
  tx: Tx,
): Promise<void> => putDevice({ mark: markDevice(kind, value), kind, userId, at: now() }, tx);
