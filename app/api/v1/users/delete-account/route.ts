import { deleteAccountContract } from '#lib/contracts/privacy.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { deleteAccount } from '#lib/services/privacy/delete-account.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(deleteAccountContract, deleteAccount),
});
