import {
  type PasskeyView,
  MAX_PASSKEYS,
  type PasskeyOffer,
  type OfferPasskeyBody,
  type NewPasskeyBody,
  type PasskeyQuestion,
  type PasskeyLoginBody,
} from '#lib/features/accounts/contracts/passkeys.ts';
import {
  type PasskeyRecord,
  listUserPasskeys,
  insertPasskey,
  type NewPasskey,
  removeUserPasskey,
  notePasskeyUse,
} from '#models/accounts/passkey.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  makeChallenge,
  relyingParty,
  spendChallenge,
  verifyNewPasskey,
} from '#lib/features/accounts/services/steps/verify-passkey.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { provePasskey } from '#lib/features/accounts/services/steps/prove-passkey.ts';
import { requireOtherFactor, requireSetupCode } from '#lib/features/accounts/services/steps/second-factor.ts';
import { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { findUser } from '#models/people/user.ts';
import { openProvedSession } from '#lib/features/accounts/services/steps/sessions.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

const toPasskey = ({ _id, device, createdAt, lastUsedAt }: PasskeyRecord): PasskeyView => ({
  _id: String(_id),
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys = async ({ actor }: { actor: Actor }): Promise<{ data: PasskeyView[] }> => ({
  data: (await listUserPasskeys(actor.userId)).map(toPasskey),
});

/** Offers to create a passkey after both factors are proved: a passkey replaces both, and outlives the session. */
export const offerPasskey = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: OfferPasskeyBody;
}): Promise<{ data: PasskeyOffer }> => {
  const { userId } = actor;
  const { name, email, provedPhone } = await proveIdentity({
    ...{ actor, proof: body, act: 'addPasskey', code: body.code ?? '' },
    also: () => requireSetupCode(actor, ''),
  });
  const known = (await listUserPasskeys(userId)).map(({ credentialId }) => credentialId);
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
  const user = { id: Buffer.from(userId, 'hex').toString('base64url'), displayName: name };
  const named = { ...user, name: email ?? provedPhone ?? name };
  return { data: { challenge: await makeChallenge(userId), rpId: relyingParty().rpId, user: named, known } };
};

const keep = async (row: NewPasskey): Promise<PasskeyRecord> => {
  try {
    return await inTransaction(async (tx) => {
      const passkey = await insertPasskey(row, tx);
      await notifyCredentialChange(row.userId, { kind: 'passkeyAdded', device: row.device }, tx);
      return passkey;
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('passkey_known');
    throw error;
  }
};

export const addPasskey = async ({
  actor: { userId },
  body,
  device,
}: {
  actor: Actor;
  body: NewPasskeyBody;
  device: string;
}): Promise<{ message: string; data: PasskeyView }> => {
  const challenge = await spendChallenge({ ...body, userId });
  const key = challenge && (await verifyNewPasskey(body, challenge));
  if (!key) throw new AppError('passkey_invalid');
  if ((await listUserPasskeys(userId)).length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
  const { transports = [] } = body;
  const passkey = await keep({ ...key, userId, transports, device, createdAt: now() });
  return { message: passkeys.messages.added, data: toPasskey(passkey) };
};

/** Removes one of the actor's passkeys and notifies them. */
export const removePasskey = async ({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string }> => {
  const { userId } = actor;
  await requireOtherFactor(actor);
  await inTransaction(async (tx) => {
    const passkey = await removeUserPasskey({ userId, passkeyId: params.id }, tx);
    if (!passkey) throw new AppError('not_found');
    await notifyCredentialChange(userId, { kind: 'passkeyRemoved', device: passkey.device }, tx);
  });
  return { message: passkeys.messages.removed };
};

/** Returns a sign-in challenge; it names no account, so it does not reveal who is registered. */
export const askPasskey = async (): Promise<{ data: PasskeyQuestion }> => ({
  data: { challenge: await makeChallenge(null), rpId: relyingParty().rpId },
});

/** Signs in with a passkey; never reveals why an answer was rejected. */
export const loginByPasskey = async ({
  body,
  ...place
}: {
  body: PasskeyLoginBody;
  device: string;
  network: string;
}): Promise<AccountReply> => {
  const proof = await provePasskey(body);
  const user = proof && (await findUser(String(proof.passkey.userId)));
  if (!user) throw new AppError('passkey_refused');
  const { passkey, counter } = proof;
  const use = { passkeyId: passkey._id, from: passkey.counter, counter, at: now() };
  const token = await inTransaction(async (tx) => {
    if (!(await notePasskeyUse(use, tx))) throw new AppError('passkey_refused');
    return openProvedSession({ user, ...place, refusal: 'passkey_refused' }, tx);
  });
  return { message: accounts.messages.loggedIn, token, data: toSelfUser(user) };
};
