import * as agency from '#lib/features/agency/contracts/agency.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeInvite } from '#e2e/kit/factories/agencies.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

const invited = async ({ user }: Caller) => ({ id: String((await makeInvite({ contact: user.email }))._id) });
const others = async () => ({ id: String((await makeInvite({ contact: 'nobody@example.test' }))._id) });
const accept = { accept: true };

/** A worker of the calling broker, or of another agency. */
const member = async ({ user }: Caller) => ({ id: String((await makeWorker({ brokerId: user._id }))._id) });
const stranger = async () => {
  const broker = await makeUser({ role: 'broker' });
  return { id: String((await makeWorker({ brokerId: broker._id }))._id) };
};

export const rows: MatrixRow[] = [
  {
    contract: agency.inviteWorkerContract,
    empty: ['data.candidates'],
    outcome: only('broker'),
    request: () => ({ body: { email: 'somebody@example.test' } }),
  },
  {
    contract: agency.listInvitesContract,
    outcome: only('broker', 'worker'),
    request: async (caller) => {
      const { visitor, userId } = caller;
      if (visitor === 'broker') await makeInvite({ contact: 'somebody@example.test', brokerId: userId });
      else await invited(caller);
      return {};
    },
  },
  {
    contract: agency.answerInviteContract,
    empty: ['data.candidates'],
    outcome: { ...members(403), worker: 'ok', broker: 404 },
    request: async (caller) => ({ params: await invited(caller), body: accept }),
    other: {
      outcome: { ...members(403), broker: 404, worker: 404 },
      request: async () => ({ params: await others(), body: accept }),
    },
  },
  {
    contract: agency.withdrawInviteContract,
    outcome: only('broker'),
    request: async ({ userId }) => {
      const invite = await makeInvite({ contact: 'somebody@example.test', brokerId: userId });
      return { params: { id: String(invite._id) } };
    },
    other: {
      outcome: { ...members(403), broker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: agency.readTeamContract,
    outcome: only('broker'),
    request: async ({ user }) => {
      const bookable = await makeBookable({ brokerId: user._id });
      await makeBooking({ bookable });
      return {};
    },
  },
  {
    contract: agency.readTeamStatementContract,
    outcome: only('broker'),
    request: async ({ user }) => {
      const bookable = await makeBookable({ brokerId: user._id });
      const day = dayAhead(-1);
      await makeBooking({ bookable, status: 'completed', localDate: day });
      return { query: { from: day, to: day } };
    },
  },
  {
    contract: agency.leaveTeamContract,
    outcome: { ...members(403), broker: 'ok', worker: 404 },
    request: async (caller) => ({ params: await member(caller) }),
    other: {
      outcome: { ...members(403), broker: 404, worker: 404 },
      request: async () => ({ params: await stranger() }),
    },
  },
];
