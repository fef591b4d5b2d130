import { setTradeOfferContract } from '#lib/features/admin/contracts/offers.ts';
import { setTradeOffer } from '#lib/features/admin/services/offers.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setTradeOfferContract, setTradeOffer),
});
