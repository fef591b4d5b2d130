import { setVerificationContract } from '#lib/contracts/moderation.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { setVerification } from '#lib/services/moderation/set-verification.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setVerificationContract, setVerification),
});
