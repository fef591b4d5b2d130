import {
  captionWorkPictureContract,
  removeWorkPictureContract,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { captionOwnPicture, removeWorkPicture } from '#lib/features/profiles/services/work-pictures.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(captionWorkPictureContract, captionOwnPicture),
  DELETE: handle(removeWorkPictureContract, removeWorkPicture),
});
