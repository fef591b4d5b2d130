import { updateUserAddressContract } from '#lib/contracts/places.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { updateUserAddress } from '#lib/services/places/update-user-address.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateUserAddressContract, updateUserAddress),
});
