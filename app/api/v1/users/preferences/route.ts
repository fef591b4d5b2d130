import { setPreferencesContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { setPreferences } from '#lib/services/users/set-preferences.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setPreferencesContract, setPreferences),
});
