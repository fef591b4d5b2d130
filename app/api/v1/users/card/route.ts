import { readWorkCardContract, setWorkCardContract } from '#lib/features/profiles/contracts/work-card.ts';
import { readOwnCard, setOwnCard } from '#lib/features/profiles/services/work-card.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readWorkCardContract, readOwnCard),
  PUT: handle(setWorkCardContract, setOwnCard),
});
