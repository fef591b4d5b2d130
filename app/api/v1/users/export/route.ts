import { exportAccountContract } from '#lib/contracts/privacy.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { exportAccount } from '#lib/services/privacy/export-account.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(exportAccountContract, exportAccount),
});
