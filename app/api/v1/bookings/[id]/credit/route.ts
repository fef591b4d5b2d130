import { spendCreditContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { spendCredit } from '#lib/features/bookings/services/spend-credit.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(spendCreditContract, spendCredit),
});
