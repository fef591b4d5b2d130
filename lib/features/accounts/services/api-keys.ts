import { MAX_API_KEYS, type ApiKeyBody, type ApiKeyView } from '#lib/features/accounts/contracts/api-keys.ts';
import {
  hashApiKey,
  makeApiKey as makeKeyText,
  toKeyEnding,
} from '#lib/features/accounts/auth/api-key-text.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  countApiKeys,
  findApiKey,
  insertApiKey,
  listApiKeys as listRecords,
  removeApiKey,
  type ApiKeyRecord,
} from '#models/accounts/api-key.ts';
import { inTransaction } from '#models/connection.ts';
import { listAdmins } from '#models/people/all-people.ts';

const DAY_MS = 86_400_000;

const toApiKey = (key: ApiKeyRecord, owner: string): ApiKeyView => ({
  ...{ _id: String(key._id), name: key.name, ending: key.ending, can: key.can },
  owner: { _id: String(key.userId), name: owner },
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});

export const listApiKeys = async ({ actor }: { actor: Actor }): Promise<{ data: ApiKeyView[] }> => {
  const keys = await listRecords(hasRight(actor, 'lead') ? null : actor.userId);
  const names = new Map((await listAdmins()).map(({ _id, name }) => [String(_id), name]));
  return { data: keys.map((key) => toApiKey(key, names.get(String(key.userId)) ?? '')) };
};

/** Makes a key with at most its maker's right, and returns its secret once. */
export const makeApiKey = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: ApiKeyBody;
}): Promise<{ data: ApiKeyView & { key: string } }> => {
  const { name, can, days, code = '', ...proof } = body;
  if (!hasRight(actor, can)) throw new AppError('right_needed');
  // Admins get no codes by mail or SMS, so the purpose of one is never read.
  const owner = await proveIdentity({ actor, proof, act: 'secondFactor', code });
  const key = makeKeyText();
  const at = now();
  const { userId } = actor;
  const row = await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    if ((await countApiKeys(userId, at, tx)) >= MAX_API_KEYS)
      throw new AppError('too_many_keys', { params: { max: MAX_API_KEYS } });
    const made = await insertApiKey(
      {
        ...{ userId, name, can, hash: hashApiKey(key), ending: toKeyEnding(key) },
        ...{ createdAt: at, expiresAt: new Date(at.getTime() + days * DAY_MS) },
      },
      tx,
    );
    const details = { can, days, note: name };
    await writeAudit({ actor, act: 'key.make', subjectId: String(made._id), aboutId: userId, details }, tx);
    await notifyCredentialChange(userId, { kind: 'apiKeyMade', key: name }, tx);
    return made;
  });
  return { data: { ...toApiKey(row, owner.name), key } };
};

/** Revokes a key: one's own, or for a lead that of any admin. */
export const revokeApiKey = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: { _id: string } }> => {
  await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const key = await findApiKey(id, tx);
    const ownerId = String(key?.userId);
    if (!key || (ownerId !== actor.userId && !hasRight(actor, 'lead'))) throw new AppError('not_found');
    await removeApiKey(id, tx);
    const details = { note: key.name };
    await writeAudit({ actor, act: 'key.revoke', subjectId: id, aboutId: ownerId, details }, tx);
  });
  return { data: { _id: id } };
};
