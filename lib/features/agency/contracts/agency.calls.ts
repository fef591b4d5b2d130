import type { AgencyInvite, AnswerInviteBody, InviteBody, TeamPage, TeamQueryText } from './agency.ts';
import { call } from '#lib/platform/contract/call.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';

export const inviteWorkerCall = call<{ body: InviteBody; reply: { message: string; data: AgencyInvite } }>(
  'POST',
  '/agency/invites',
);
export const listInvitesCall = call<{
  query: ListQuery;
  reply: { data: AgencyInvite[]; nextCursor: string | null };
}>('GET', '/agency/invites');
export const answerInviteCall = call<{
  params: { id: string };
  body: AnswerInviteBody;
  reply: { message: string; data: AgencyInvite };
}>('PUT', '/agency/invites/{id}');
export const readTeamCall = call<{
  query: TeamQueryText;
  reply: { data: TeamPage; nextCursor: string | null };
}>('GET', '/agency/team');
export const leaveTeamCall = call<{ params: { id: string }; reply: { message: string } }>(
  'DELETE',
  '/agency/team/{id}',
);
