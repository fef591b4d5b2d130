import { rateUsContract } from '#lib/contracts/reviews.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { rateUs } from '#lib/services/reviews/rate-us.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rateUsContract, rateUs),
});
