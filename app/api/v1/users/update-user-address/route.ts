import { updateUserAddressContract } from '#lib/features/places/contracts/places.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { updateUserAddress } from '#lib/features/places/services/update-user-address.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateUserAddressContract, updateUserAddress),
});
