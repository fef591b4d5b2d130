import {
  addWorkPhotoContract,
  readWorkPhotosContract,
} from '#lib/features/bookings/contracts/work-photos.ts';
import { addWorkPhoto, readWorkPhotos } from '#lib/features/bookings/services/work-photos.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readWorkPhotosContract, readWorkPhotos),
  POST: handle(addWorkPhotoContract, addWorkPhoto),
});
