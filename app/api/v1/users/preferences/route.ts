import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { setPreferences } from '#lib/features/accounts/services/set-preferences.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setPreferencesContract, setPreferences),
});
