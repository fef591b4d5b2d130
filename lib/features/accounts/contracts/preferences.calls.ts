import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { call } from '#lib/platform/contract/call.ts';
import type { PreferencesBody } from './preferences.ts';

interface OwnPreferences {
  body: PreferencesBody;
  reply: { message: string; data: SelfUser };
}

export const setPreferencesCall = call<OwnPreferences>('PUT', '/users/preferences');
