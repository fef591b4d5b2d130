import { readTeamStatementContract } from '#lib/features/agency/contracts/agency.ts';
import { readTeamStatement } from '#lib/features/agency/services/team-statement.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readTeamStatementContract, readTeamStatement),
});
