import type { PreferencesBody } from '#lib/contracts/profiles.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { profiles } from '#lib/i18n/en/profiles.ts';
import { changeOwn } from '#models/user.ts';
import { toSelfUser } from './to-self-user.ts';

interface Input {
  actor: Actor;
  body: PreferencesBody;
}

/** Stores the language that pages, mails and notices are to have. */
export const setPreferences = async ({ actor: { userId }, body }: Input) => {
  const user = await changeOwn({ userId, changes: body });
  if (!user) throw new AppError('unauthorized');
  return { message: profiles.messages.preferences, data: toSelfUser(user) };
};
