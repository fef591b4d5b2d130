import { readOffersContract } from '#lib/features/admin/contracts/offers.ts';
import { readOffers } from '#lib/features/admin/services/read-offers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readOffersContract, readOffers),
});
