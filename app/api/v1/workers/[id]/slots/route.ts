import { listSlotsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listSlots } from '#lib/features/bookings/services/list-slots.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSlotsContract, listSlots),
});
