import { callOf } from '#lib/platform/contract/call.ts';
import type {
  getPinContract,
  reversePlaceContract,
  listStatesContract,
  updateUserAddressContract,
} from './places.ts';

export const getPinCall = callOf<typeof getPinContract>('GET', '/places/pin/{pin}');
export const reversePlaceCall = callOf<typeof reversePlaceContract>('GET', '/places/reverse');
export const listStatesCall = callOf<typeof listStatesContract>('GET', '/places/states');
export const updateUserAddressCall = callOf<typeof updateUserAddressContract>(
  'PUT',
  '/users/update-user-address',
);
