import { setPreferencesContract } from '#lib/features/profiles/contracts/profiles.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { setPreferences } from '#lib/features/accounts/services/set-preferences.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setPreferencesContract, setPreferences),
});
