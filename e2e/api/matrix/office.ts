import * as office from '#lib/features/office/contracts/office.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeBooking } from '#server/testing/factories/bookings.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { makeUser } from '#server/testing/factories/users.ts';

const outcome = only('admin');
const nobody = {
  outcome: { ...members(403), admin: 404 },
  request: () => ({ params: { id: 'e'.repeat(24) } }),
} as const;

export const rows: MatrixRow[] = [
  { contract: office.readOverviewContract, outcome },
  { contract: office.readQueuesContract, outcome },
  {
    contract: office.readQueueContract,
    outcome,
    request: async () => {
      await makeTicket({ authorId: String((await makeUser())._id) });
      return { params: { queue: 'letters' } };
    },
  },
  {
    contract: office.searchOfficeContract,
    outcome,
    request: async () => ({ query: { q: (await makeUser()).name } }),
  },
  {
    contract: office.readPersonContract,
    outcome,
    request: async () => ({ params: { id: String((await makeUser())._id) } }),
    other: nobody,
  },
  {
    contract: office.readOfficeBookingContract,
    outcome,
    request: async () => ({ params: { id: String((await makeBooking({}))._id) } }),
    other: nobody,
  },
];
