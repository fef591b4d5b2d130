import { z } from 'zod';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { expectSuccess } from './api/expect-reply.ts';
import { bookingClient } from './booking-client.ts';
import { makeSession, makeUser, type SignedIn } from './factories/users.ts';

/** Calls of an agency and its workers in tests. */
export const agencyClient = (origin: () => string) => {
  const { send } = bookingClient(origin);

  const invitesOf = async (who: SignedIn) => {
    const answer = await send(who, agency.listInvitesContract, {});
    expectSuccess(answer, agency.listInvitesContract);
    return z.looseObject({ data: z.array(agency.agencyInvite) }).parse(answer.json).data;
  };

  const teamOf = async (who: SignedIn, query: Record<string, string> = {}) => {
    const answer = await send(who, agency.readTeamContract, { query });
    expectSuccess(answer, agency.readTeamContract);
    return z.looseObject(agency.readTeamContract.reply.shape).parse(answer.json);
  };

  return { send, invitesOf, teamOf };
};

export const signInAgency = async () =>
  makeSession(await makeUser({ role: 'broker', name: 'Gomti Home Works' }));
