import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import {
  canAskNewPassword,
  markPasswordHash,
  NEW_PASSWORD_HOURS,
  newPasswordOpensAt,
} from '#lib/features/people/rules/new-password.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { listUserPasskeys } from '#models/accounts/passkey.ts';
import { removePasswordAsk, storePasswordAsk } from '#models/people/password.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { proveIdentity } from './prove-identity.ts';
import { wrongPassword } from './prove-password.ts';

type Step = 'asked' | 'stopped' | 'set';

/** Shows on every device of the account what a code is doing to its password. */
const announce = async (user: UserRecord, news: Step, device: string, tx: Tx): Promise<void> => {
  const notification = {
    ...{ id: String(newObjectId()), userId: String(user._id), href: accountPaths.privacy, mail: false },
    content: { kind: 'newDevice' as const, params: { name: user.name, device, password: news } },
  };
  await writeOutbox({ kind: 'news', payload: { people: [notification] } }, tx);
};

const tellNumber = async ({ _id, provedPhone }: UserRecord, tx: Tx): Promise<void> => {
  if (provedPhone === undefined) return;
  const content = { kind: 'passwordAsked', params: { hours: String(NEW_PASSWORD_HOURS) } } as const;
  await writeOutbox({ kind: 'sms', payload: { userId: String(_id), to: provedPhone, content } }, tx);
};

interface Ask {
  actor: Actor;
  body: Pick<IdentityProof, 'contactCode'> & { code?: string | undefined };
  device: string;
}

/**
 * Asks for a new password where the old one is forgotten: a code to the number sets it after three days, in which every
 * device of the account can stop it. While one was asked for, asking again changes nothing.
 */
export const askNewPassword = async ({
  actor,
  body: { contactCode, code = '' },
  device,
}: Ask): Promise<void> => {
  const { userId } = actor;
  const field = 'currentPassword';
  const proof = { contactCode };
  const user = await proveIdentity({ actor, proof, act: 'setPassword', field, code, asksOnly: true });
  const { passwordHash, passwordAsk: before } = user;
  const hasOtherWay = !canAskNewPassword(user) || (await listUserPasskeys(userId)).length > 0;
  if (passwordHash === undefined || hasOtherWay) throw wrongPassword(field);
  const at = now();
  if (newPasswordOpensAt(user, at)) return;
  const ask = { at, under: markPasswordHash(passwordHash) };
  await inTransaction(async (tx) => {
    if (!(await storePasswordAsk({ userId, passwordHash, before, ask }, tx))) return;
    await announce(user, 'asked', device, tx);
    await tellNumber(user, tx);
  });
};

/** Takes back a new password that was asked for, in the transaction of what proves that no one needs it. */
export const stopNewPassword = async (user: UserRecord, device: string, tx: Tx): Promise<void> => {
  const { _id, passwordAsk: ask } = user;
  if (!ask || !(await removePasswordAsk({ userId: String(_id), ask }, tx))) return;
  await announce(user, 'stopped', device, tx);
};

/** Takes it back from one of the account's devices. */
export const stopFromDevice = async ({ actor, device }: Pick<Ask, 'actor' | 'device'>): Promise<void> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  await inTransaction((tx) => stopNewPassword(user, device, tx));
};

/** Uses up what was asked for, in the transaction that sets the password; a stop that came first wins. */
export const spendPasswordAsk = async (user: UserRecord, device: string, tx: Tx): Promise<void> => {
  const { _id, passwordAsk: ask } = user;
  if (!ask || !(await removePasswordAsk({ userId: String(_id), ask }, tx)))
    throw wrongPassword('currentPassword');
  await announce(user, 'set', device, tx);
};
