import { setSuspensionContract } from '#lib/contracts/moderation.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { setSuspension } from '#lib/services/moderation/set-suspension.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setSuspensionContract, setSuspension),
});
