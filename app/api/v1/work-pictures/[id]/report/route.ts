import { reportWorkPictureContract } from '#lib/features/profiles/contracts/work-pictures.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { reportWorkPicture } from '#lib/features/profiles/services/work-pictures.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportWorkPictureContract, reportWorkPicture),
});
