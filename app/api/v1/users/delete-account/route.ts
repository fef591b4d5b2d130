import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { deleteAccount } from '#lib/features/privacy/services/delete-account.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(deleteAccountContract, deleteAccount),
});
