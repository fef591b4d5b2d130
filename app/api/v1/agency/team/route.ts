import { readTeamContract } from '#lib/contracts/agency.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readTeam } from '#lib/services/agency/read-team.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readTeamContract, readTeam),
});
