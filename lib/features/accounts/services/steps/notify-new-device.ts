import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { knownDevice, knowsSignedDevice } from './guard-sign-in.ts';

interface CodeDevice {
  /** The browser's user agent. */
  device: string;
  network: string;
  /** The signed device that asked for the code. */
  deviceId: string;
}

/**
 * Tells the owner of a code sign-in on a device that the account does not know: a stolen SIM card is enough for one.
 * Only a confirmed address gets the mail, because another one may be a stranger's.
 */
export const notifyNewDevice = async (
  user: UserRecord,
  { deviceId, ...place }: CodeDevice,
  tx: Tx,
): Promise<void> => {
  const userId = String(user._id);
  if (knowsSignedDevice(user, deviceId) || knownDevice(user, place) !== null) return;
  const notification = {
    ...{
      id: String(newObjectId()),
      userId,
      href: accountPaths.privacy,
      mail: user.emailProvedAt !== undefined,
    },
    content: { kind: 'newDevice' as const, params: { name: user.name, device: place.device } },
  };
  await writeOutbox({ kind: 'news', payload: { people: [notification] } }, tx);
};
