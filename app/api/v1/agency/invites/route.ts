import { inviteWorkerContract, listInvitesContract } from '#lib/features/agency/contracts/agency.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { inviteWorker, listInvites } from '#lib/features/agency/services/invites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listInvitesContract, listInvites),
  POST: handle(inviteWorkerContract, inviteWorker),
});
