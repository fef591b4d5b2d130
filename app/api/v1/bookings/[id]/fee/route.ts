import { waiveFeeContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { waiveFee } from '#lib/features/bookings/services/settle-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(waiveFeeContract, waiveFee),
});
