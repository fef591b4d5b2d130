import { callOf } from '#lib/platform/contract/call.ts';
import type {
  inviteWorkerContract,
  answerInviteContract,
  withdrawInviteContract,
  readTeamContract,
  leaveTeamContract,
} from './agency.ts';

export const inviteWorkerCall = callOf<typeof inviteWorkerContract>('POST', '/agency/invites');
export const answerInviteCall = callOf<typeof answerInviteContract>('PUT', '/agency/invites/{id}');
export const withdrawInviteCall = callOf<typeof withdrawInviteContract>('DELETE', '/agency/invites/{id}');
export const readTeamCall = callOf<typeof readTeamContract>('GET', '/agency/team');
export const leaveTeamCall = callOf<typeof leaveTeamContract>('DELETE', '/agency/team/{id}');
