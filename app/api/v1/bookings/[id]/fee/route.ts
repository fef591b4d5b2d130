import { waiveFeeContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { waiveFee } from '#lib/services/bookings/settle-booking.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(waiveFeeContract, waiveFee),
});
