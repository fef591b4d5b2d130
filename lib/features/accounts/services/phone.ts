import { noteDevice } from '#lib/features/people/services/steps/note-device.ts';
import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import {
  checkContactCode,
  codeWrong,
  keepCheckedCode,
  spendCheckedCode,
  type CheckedCode,
} from '#lib/features/accounts/services/steps/contact-codes.ts';
import { markSignedDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { notifyNumberMove } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { codes } from '#lib/features/accounts/texts/codes.en.ts';
import { provePhone } from '#lib/features/people/services/steps/prove-contact.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import { listUserPasskeys } from '#models/accounts/passkey.ts';
import { addKnownDevice, lockPassword } from '#models/people/password.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

interface ChangePhoneInput {
  actor: Actor;
  body: IdentityProof & { challenge: string; code: string; secondCode?: string | undefined };
}

// It lost its last contact: only the session is left to say whose it is.
const hasLostAll = async ({ _id, passwordHash, email, provedPhone }: UserRecord): Promise<boolean> =>
  [passwordHash, email, provedPhone].every((proof) => proof === undefined) &&
  (await listUserPasskeys(String(_id))).length === 0;

// The first proof of the number that the account was opened with moves nothing; any other one changes who can sign in.
const findProver = async (
  { actor, body }: ChangePhoneInput,
  { contact }: CheckedCode,
): Promise<UserRecord> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  if (user.provedPhone === contact || (user.provedPhone === undefined && user.phone === contact)) return user;
  if (await hasLostAll(user)) return user;
  return proveIdentity({ actor, proof: body, act: 'changePhone', code: body.secondCode ?? '' });
};

const store = (actor: Actor, user: UserRecord, checked: CheckedCode): Promise<UserRecord> =>
  inTransaction(async (tx) => {
    const { userId } = actor;
    const at = now();
    if (!(await lockPassword({ userId, passwordHash: user.passwordHash, at }, tx)))
      throw new AppError('unauthorized');
    await spendCheckedCode(checked, tx);
    const proved = await provePhone({ user, phone: checked.contact, at }, tx);
    await addKnownDevice({ userId, mark: markSignedDevice(userId, checked.deviceId) }, tx);
    await noteDevice({ userId, kind: 'device', value: checked.deviceId }, tx);
    if (user.provedPhone !== checked.contact) await notifyNumberMove(user, checked.contact, tx);
    return proved;
  });

/** Proves a number for the account; it signs in from now on, and the old one no longer does. */
export const changePhone = async (input: ChangePhoneInput): Promise<{ message: string; data: SelfUser }> => {
  const { actor, body } = input;
  const checked = await checkContactCode(body, 'prove');
  if (checked.kind !== 'phone' || checked.userId !== actor.userId) throw codeWrong();
  const user = await findProver(input, checked).catch(async (error: unknown) => {
    await keepCheckedCode(checked);
    throw error;
  });
  const proved = await store(actor, user, checked).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new AppError('phone_taken') : error;
  });
  return { message: codes.messages.phoneProved, data: toSelfUser(proved) };
};
