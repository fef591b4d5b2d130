import { leaveTeamContract } from '#lib/features/agency/contracts/agency.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { leaveTeam } from '#lib/features/agency/services/team.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(leaveTeamContract, leaveTeam),
});
