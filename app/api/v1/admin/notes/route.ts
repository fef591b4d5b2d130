import { addNoteContract, listNotesContract } from '#lib/features/admin/contracts/notes.ts';
import { addNote, listNotes } from '#lib/features/admin/services/notes.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listNotesContract, listNotes),
  POST: handle(addNoteContract, addNote),
});
