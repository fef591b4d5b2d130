import { closeNoteContract } from '#lib/features/admin/contracts/moderation.ts';
import { closeNote } from '#lib/features/admin/services/appeals.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(closeNoteContract, closeNote),
});
