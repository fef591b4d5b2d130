import { readTeamContract } from '#lib/features/agency/contracts/agency.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { readTeam } from '#lib/features/agency/services/read-team.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readTeamContract, readTeam),
});
