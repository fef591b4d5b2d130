import { call } from '#lib/platform/contract/call.ts';
import type { FoundPlace, Place, SavedAddressBody, StateEntry } from './places.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';

export const getPinCall = call<{ params: { pin: string }; reply: { data: Place } }>(
  'GET',
  '/places/pin/{pin}',
);
export const reversePlaceCall = call<{ query: { lat: string; lng: string }; reply: FoundPlace }>(
  'GET',
  '/places/reverse',
);
export const listStatesCall = call<{ reply: { data: StateEntry[] } }>('GET', '/places/states');
export const updateUserAddressCall = call<{
  body: SavedAddressBody;
  reply: { message: string; data: SelfUser };
}>('PUT', '/users/update-user-address');
