import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { rateUs } from '#lib/features/reviews/services/rate-us.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rateUsContract, rateUs),
});
