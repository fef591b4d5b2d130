import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import {
  computeContactCode,
  sendContactCode,
  type Contact,
} from '#lib/features/accounts/services/steps/contact-codes.ts';
import { readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { database, inTransaction } from '#models/connection.ts';

/** A code that has just been sent, as the client answers it. */
export const makeContactCode = async (
  to: Contact,
  {
    purpose = 'signIn',
    userId = null,
    deviceId = readOrMakeDevice(undefined).id,
  }: { purpose?: CodePurpose; userId?: string | null; deviceId?: string } = {},
): Promise<{ challenge: string; code: string }> => {
  const row = { ...to, purpose, userId, deviceId, locale: 'en' } as const;
  const { challenge } = await inTransaction((tx) => sendContactCode(row, { isSent: false }, tx));
  return { challenge, code: computeContactCode(challenge) };
};

/** A code that differs from the right one. */
export const wrongContactCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The code that was asked for last. */
export const readNewestCode = async (): Promise<string> => {
  const [row] = await database()
    .collection<{ _id: string }>('contactCodes')
    .find()
    .sort({ expiresAt: -1 })
    .limit(1)
    .toArray();
  return computeContactCode(row?._id ?? '');
};
