import { callOf } from '#lib/platform/contract/call.ts';
import type {
  addAddressContract,
  changeAddressContract,
  listAddressesContract,
  removeAddressContract,
} from './addresses.ts';

export const listAddressesCall = callOf<typeof listAddressesContract>('GET', '/users/addresses');
export const addAddressCall = callOf<typeof addAddressContract>('POST', '/users/addresses');
export const changeAddressCall = callOf<typeof changeAddressContract>('PUT', '/users/addresses/{id}');
export const removeAddressCall = callOf<typeof removeAddressContract>('DELETE', '/users/addresses/{id}');
