import { updateCustomerProfileContract } from '#lib/contracts/profiles.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { updateCustomerProfile } from '#lib/services/users/update-customer-profile.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(updateCustomerProfileContract, updateCustomerProfile),
});
