import { getGatePhotoContract } from '#lib/features/bookings/contracts/way.ts';
import { readGatePhoto } from '#lib/features/bookings/services/gate-photo.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getGatePhotoContract, readGatePhoto),
});
