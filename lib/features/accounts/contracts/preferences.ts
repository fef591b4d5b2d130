import { z } from 'zod';
import { channelsBody, consentsBody } from '#lib/features/people/contracts/preferences.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { locale } from '#lib/platform/contract/locale.ts';

export const preferencesBody = z.strictObject({
  locale: locale.optional(),
  channels: channelsBody.optional(),
  consents: consentsBody.optional(),
  showsLastSeen: z.boolean().optional(),
  /** Of customers: whether a worker needs the booking's door code to start the job. */
  asksDoorCode: z.boolean().optional(),
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const setPreferencesContract = contract('PUT /users/preferences', {
  summary:
    'Set language, notification channels, last-seen visibility, door codes and consents; fields left out stay',
  access: 'member',
  rate: 'write',
  body: preferencesBody,
  reply: z.strictObject({ message: z.string(), data: selfUser }),
});
