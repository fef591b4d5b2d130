import type { PreferencesBody } from '#lib/features/accounts/contracts/preferences.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { changePreferences } from '#models/people/preferences.ts';
import { forgetLastActive } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

const DAY_MS = 86_400_000;

// Sent the next day, once, and only if the consent still holds then.
const writeTips = async ({ _id, name, consents }: UserRecord, tx: Tx): Promise<void> => {
  if (!consents.marketing) return;
  const userId = String(_id);
  const content = { kind: 'tips', params: { name } } as const;
  const dueAt = new Date(consents.marketing.getTime() + DAY_MS);
  await writeOutbox({ kind: 'mail', payload: { userId, content }, dueAt, key: `tips:${userId}` }, tx);
};

/** Stores language, notification channels and consents. */
export const setPreferences = async ({ actor: { userId }, body }: { actor: Actor; body: PreferencesBody }) =>
  inTransaction(async (tx) => {
    const user = await changePreferences({ userId, ...body, at: now() }, tx);
    if (!user) throw new AppError('unauthorized');
    if (body.consents?.marketing) await writeTips(user, tx);
    if (body.consents?.activity === false) await forgetLastActive(userId, tx);
    return { message: accounts.messages.preferences, data: toSelfUser(user) };
  });
