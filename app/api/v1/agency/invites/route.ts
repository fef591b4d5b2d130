import { inviteWorkerContract, listInvitesContract } from '#lib/features/agency/contracts/agency.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { inviteWorker } from '#lib/features/agency/services/invite-worker.ts';
import { listInvites } from '#lib/features/agency/services/list-invites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listInvitesContract, listInvites),
  POST: handle(inviteWorkerContract, inviteWorker),
});
