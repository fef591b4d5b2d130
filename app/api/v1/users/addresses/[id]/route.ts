import { changeAddressContract, removeAddressContract } from '#lib/features/places/contracts/addresses.ts';
import { changeAddress, removeAddress } from '#lib/features/places/services/addresses.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(changeAddressContract, changeAddress),
  DELETE: handle(removeAddressContract, removeAddress),
});
