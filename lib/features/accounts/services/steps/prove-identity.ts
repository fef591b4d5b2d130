import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import { isNewPasswordOpen } from '#lib/features/people/rules/new-password.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { notePasskeyUse } from '#models/accounts/passkey.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { checkContactCode, codeWrong, spendCheckedCode } from './contact-codes.ts';
import { provePassword, wrongPassword } from './prove-password.ts';
import { provePasskey } from './prove-passkey.ts';
import { proveSecondFactor } from './second-factor.ts';

interface SensitiveAct {
  actor: Actor;
  proof: IdentityProof;
  /** The purpose that a code must have been asked for. */
  act: CodePurpose;
  /** The field of the password. */
  field?: string;
  /** The second factor, which a passkey includes; undefined where `also` checks it. */
  code?: string;
  /** A further check; while it fails, attempts keep counting. */
  also?: () => Promise<void>;
  /** Whether the act only asks for something, so that a code serves whatever the account has. */
  asksOnly?: boolean;
}

const requireUser = async ({ userId }: Actor): Promise<UserRecord> => {
  const user = await findUser(userId);
  if (!user) throw new AppError('unauthorized');
  return user;
};

const proveByPasskey = async (
  { actor, also }: SensitiveAct,
  passkey: NonNullable<IdentityProof['passkey']>,
): Promise<UserRecord> => {
  const found = await provePasskey(passkey);
  if (!found || String(found.passkey.userId) !== actor.userId) throw new AppError('passkey_refused');
  const user = await requireUser(actor);
  await also?.();
  const use = {
    passkeyId: found.passkey._id,
    from: found.passkey.counter,
    counter: found.counter,
    at: now(),
  };
  await inTransaction(async (tx) => {
    if (!(await notePasskeyUse(use, tx))) throw new AppError('passkey_refused');
  });
  return user;
};

// A stolen SIM must not be enough where its owner has chosen a password, unless everyone could stop it for three days.
const mayUseCode = (user: UserRecord, { act, asksOnly = false }: SensitiveAct): boolean =>
  user.passwordHash === undefined || asksOnly || (act === 'setPassword' && isNewPasswordOpen(user, now()));

const proveByCode = async (
  input: SensitiveAct,
  sent: NonNullable<IdentityProof['contactCode']>,
): Promise<UserRecord> => {
  const { actor, act, code, also } = input;
  const user = await requireUser(actor);
  if (!mayUseCode(user, input)) throw wrongPassword(input.field ?? 'password');
  const field = 'contactCode.code';
  const checked = await checkContactCode(sent, act, field);
  // Beside a password, the address may be a stranger's.
  const own = user.passwordHash === undefined ? [user.email, user.provedPhone] : [user.provedPhone];
  const isOwn = checked.userId === actor.userId && own.includes(checked.contact);
  if (!isOwn) throw codeWrong(field);
  if (code !== undefined) await proveSecondFactor(actor.userId, code);
  await also?.();
  await inTransaction((tx) => spendCheckedCode(checked, tx));
  return user;
};

/**
 * Proves who is behind the session before something sensitive: by the password, by a passkey, or by a fresh code for
 * just that act where the account has no password, or its owner has waited for a new one. Every sensitive call goes
 * through here.
 */
export const proveIdentity = async (input: SensitiveAct): Promise<UserRecord> => {
  const { actor, proof, field = 'password', code, also } = input;
  if (proof.passkey) return proveByPasskey(input, proof.passkey);
  if (proof.contactCode) return proveByCode(input, proof.contactCode);
  return provePassword({
    ...{ actor, password: proof.password ?? '', field },
    also: async () => {
      if (code !== undefined) await proveSecondFactor(actor.userId, code);
      await also?.();
    },
  });
};
