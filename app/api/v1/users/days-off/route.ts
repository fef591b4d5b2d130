import { listDaysOffContract, setDaysOffContract } from '#lib/features/profiles/contracts/days-off.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listDaysOff, setDaysOff } from '#lib/features/profiles/services/days-off.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listDaysOffContract, listDaysOff),
  PUT: handle(setDaysOffContract, setDaysOff),
});
