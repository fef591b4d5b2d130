import { leaveTeamContract } from '#lib/contracts/agency.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { leaveTeam } from '#lib/services/agency/leave-team.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(leaveTeamContract, leaveTeam),
});
