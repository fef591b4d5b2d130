import { seeNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { seeNoShow } from '#lib/features/bookings/services/no-show.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(seeNoShowContract, seeNoShow),
});
