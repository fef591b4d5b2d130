import { removeWorkPhotoContract } from '#lib/features/bookings/contracts/work-photos.ts';
import { removeWorkPhoto } from '#lib/features/bookings/services/work-photos.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeWorkPhotoContract, removeWorkPhoto),
});
