import { addAddressContract, listAddressesContract } from '#lib/features/places/contracts/addresses.ts';
import { addAddress, listAddresses } from '#lib/features/places/services/addresses.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAddressesContract, listAddresses),
  POST: handle(addAddressContract, addAddress),
});
