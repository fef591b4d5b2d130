import { removeFilterContract } from '#lib/features/office/contracts/saved-filters.ts';
import { removeFilter } from '#lib/features/office/services/saved-filters.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeFilterContract, removeFilter),
});
