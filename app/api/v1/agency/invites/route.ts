import { inviteWorkerContract, listInvitesContract } from '#lib/contracts/agency.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { inviteWorker } from '#lib/services/agency/invite-worker.ts';
import { listInvites } from '#lib/services/agency/list-invites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listInvitesContract, listInvites),
  POST: handle(inviteWorkerContract, inviteWorker),
});
