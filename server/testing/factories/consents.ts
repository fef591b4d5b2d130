import type { ConsentName } from '#lib/contracts/preferences.ts';
import { now } from '#lib/integrations/clock.ts';
import { changePreferences } from '#models/preferences.ts';

/** Has somebody agree to something, as the switch of the privacy page does. */
export const agreeTo = async (userId: string, name: ConsentName): Promise<void> => {
  await changePreferences({ userId, consents: { [name]: true }, at: now() });
};
