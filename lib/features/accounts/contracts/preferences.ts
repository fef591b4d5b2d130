import { z } from 'zod';
import { channelsBody, consentsBody } from '#lib/features/people/contracts/preferences.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { locale } from '#lib/platform/contract/locale.ts';

export const preferencesBody = z.strictObject({
  locale: locale.optional(),
  channels: channelsBody.optional(),
  consents: consentsBody.optional(),
  showsLastSeen: z.boolean().optional(),
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const setPreferencesContract = contract(call('PUT', '/users/preferences'), {
  summary:
    'Choose the language, the channels of news, whether one’s last visit shows, and what one agrees to; what is not named stays',
  access: 'member',
  rate: 'write',
  body: preferencesBody,
  reply: z.strictObject({ message: z.string(), data: selfUser }),
});
