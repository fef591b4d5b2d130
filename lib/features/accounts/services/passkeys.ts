import {
  type PasskeyView,
  MOST_PASSKEYS,
  type PasskeyOffer,
  type OfferPasskeyBody,
  type NewPasskeyBody,
  type PasskeyQuestion,
  type PasskeyLoginBody,
} from '#lib/features/accounts/contracts/passkeys.ts';
import {
  type PasskeyRecord,
  listPasskeysOf,
  insertPasskey,
  type NewPasskey,
  removePasskeyOf,
  findPasskey,
  notePasskeyUse,
} from '#models/accounts/passkey.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  makeChallenge,
  relyingParty,
  spendChallenge,
  verifyNewPasskey,
  verifyPasskeyLogin,
} from '#lib/features/accounts/services/steps/verify-passkey.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { proveSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { findUser } from '#models/people/user.ts';
import { openProvedSession } from '#lib/features/accounts/services/steps/sessions.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

/** A key as its owner sees it. */
const toPasskey = ({ _id, device, createdAt, lastUsedAt }: PasskeyRecord): PasskeyView => ({
  _id: String(_id),
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The devices that open the actor's account without its password. */
export const listPasskeys = async ({ actor }: { actor: Actor }): Promise<{ data: PasskeyView[] }> => ({
  data: (await listPasskeysOf(actor.userId)).map(toPasskey),
});

interface Input {
  actor: Actor;
  body: OfferPasskeyBody;
}

/** Lets a device make a key, for whoever has both factors: a key stands for both, and outlives the session. */
export const offerPasskey = async ({
  actor,
  body: { password, code = '' },
}: Input): Promise<{ data: PasskeyOffer }> => {
  const { userId } = actor;
  const { name, email } = await provePassword({
    ...{ actor, password, field: 'password' },
    also: () => proveSecondFactor(userId, code),
  });
  const known = (await listPasskeysOf(userId)).map(({ credentialId }) => credentialId);
  if (known.length >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
  const user = { id: Buffer.from(userId, 'hex').toString('base64url'), name: email, displayName: name };
  return { data: { challenge: await makeChallenge(userId), rpId: relyingParty().rpId, user, known } };
};

interface AddPasskeyInput {
  actor: Actor;
  body: NewPasskeyBody;
  device: string;
}

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

/** Keeps the key that a device has made for the actor. */
export const addPasskey = async ({
  actor: { userId },
  body,
  device,
}: AddPasskeyInput): Promise<{ message: string; data: PasskeyView }> => {
  const challenge = await spendChallenge({ ...body, userId });
  const key = challenge && (await verifyNewPasskey(body, challenge));
  if (!key) throw new AppError('passkey_invalid');
  if ((await listPasskeysOf(userId)).length >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
  const { transports = [] } = body;
  const passkey = await keep({ ...key, userId, transports, device, createdAt: now() });
  return { message: passkeys.messages.added, data: toPasskey(passkey) };
};

interface RemovePasskeyInput {
  actor: Actor;
  params: { id: string };
}

/** Forgets one of the actor's keys, and has them told. */
export const removePasskey = async ({
  actor: { userId },
  params,
}: RemovePasskeyInput): Promise<{ message: string }> => {
  await inTransaction(async (tx) => {
    const passkey = await removePasskeyOf({ userId, passkeyId: params.id }, tx);
    if (!passkey) throw new AppError('not_found');
    await notifyCredentialChange(userId, { kind: 'passkeyRemoved', device: passkey.device }, tx);
  });
  return { message: passkeys.messages.removed };
};

/** What a device answers to sign in; it names nobody, so that it tells nothing about who has an account. */
export const askPasskey = async (): Promise<{ data: PasskeyQuestion }> => ({
  data: { challenge: await makeChallenge(null), rpId: relyingParty().rpId },
});

interface LoginByPasskeyInput {
  body: PasskeyLoginBody;
  device: string;
  network: string;
}

interface PasskeyProof {
  passkey: PasskeyRecord;
  counter: number;
}

const prove = async (body: PasskeyLoginBody): Promise<PasskeyProof | null> => {
  const challenge = await spendChallenge({ ...body, userId: null });
  const passkey = await findPasskey(body.id);
  if (challenge === null || !passkey) return null;
  const counter = await verifyPasskeyLogin({ body, passkey }, challenge);
  return counter === null ? null : { passkey, counter };
};

/** Signs in whoever holds a key of theirs; why an answer does not count is not told. */
export const loginByPasskey = async ({ body, ...place }: LoginByPasskeyInput): Promise<AccountReply> => {
  const proof = await prove(body);
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
