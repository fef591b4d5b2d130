import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { exportAccount } from '#lib/features/privacy/services/export-account.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(exportAccountContract, exportAccount),
});
