import type { ConsentName } from '#lib/features/people/contracts/preferences.ts';
import { now } from '#lib/platform/time/clock.ts';
import { changePreferences } from '#models/people/preferences.ts';

/** Gives a consent, as the privacy page's switch does. */
export const agreeTo = async (userId: string, name: ConsentName): Promise<void> => {
  await changePreferences({ userId, consents: { [name]: true }, at: now() });
};
