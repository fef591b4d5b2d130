import { readFiguresContract } from '#lib/features/office/contracts/figures.ts';
import { readFigures } from '#lib/features/office/services/read-figures.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readFiguresContract, readFigures),
});
