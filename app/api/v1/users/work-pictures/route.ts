import {
  addWorkPictureContract,
  listWorkPicturesContract,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { addWorkPicture, listOwnWorkPictures } from '#lib/features/profiles/services/work-pictures.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listWorkPicturesContract, listOwnWorkPictures),
  POST: handle(addWorkPictureContract, addWorkPicture),
});
