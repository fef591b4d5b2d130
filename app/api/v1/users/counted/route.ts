import { readCountedContract } from '#lib/features/profiles/contracts/counted.ts';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readCountedContract, readCounted),
});
