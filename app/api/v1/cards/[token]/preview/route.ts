import { readCardPreviewContract } from '#lib/features/profiles/contracts/work-card.ts';
import { readCardPreview } from '#lib/features/profiles/services/card-preview.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readCardPreviewContract, readCardPreview),
});
