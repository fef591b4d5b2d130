import {
  listSavedFiltersContract,
  saveFilterContract,
} from '#lib/features/office/contracts/saved-filters.ts';
import { listSavedFilters, saveFilter } from '#lib/features/office/services/saved-filters.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSavedFiltersContract, listSavedFilters),
  PUT: handle(saveFilterContract, saveFilter),
});
