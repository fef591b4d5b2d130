import type { AccountExport } from '#lib/contracts/privacy.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { now } from '#lib/integrations/clock.ts';
import { personalData } from '#models/personal/all.ts';
import { findUser } from '#models/user.ts';
import { toSelfUser } from '../users/to-self-user.ts';

const readRecords = async (userId: string): Promise<AccountExport['records']> => {
  const read = personalData.map(async ({ name, list }) => [name, await list(userId)] as const);
  return Object.fromEntries(await Promise.all(read));
};

/** All that is kept of the caller, to take along. */
export const exportAccount = async ({ actor }: { actor: Actor }): Promise<{ data: AccountExport }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const records = await readRecords(actor.userId);
  return { data: { exportedAt: now().toISOString(), account: toSelfUser(user), records } };
};
