import { setServicePricesContract } from '#lib/features/profiles/contracts/service-prices.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { setServicePrices } from '#lib/features/profiles/services/service-prices.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setServicePricesContract, setServicePrices),
});
