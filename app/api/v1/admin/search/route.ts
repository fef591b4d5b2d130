import { searchOfficeContract } from '#lib/features/office/contracts/office.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { searchOffice } from '#lib/features/office/services/find.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(searchOfficeContract, searchOffice),
});
