import * as office from '#lib/features/office/contracts/office.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { writeAct } from '#server/testing/factories/audit.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makePause } from '#server/testing/factories/pauses.ts';
import { makeReport } from '#server/testing/factories/reports.ts';
import { makeReviewOf } from '#server/testing/factories/reviews.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { giveMoney } from '#server/testing/factories/wallets.ts';

const outcome = only('admin');
const nobody = {
  outcome: { ...members(403), admin: 404 },
  request: () => ({ params: { id: 'e'.repeat(24) } }),
} as const;

/** A finished booking of which everything is told that the office sees of a booking and of its people. */
const dealings = async () => {
  const [bookable, customer] = [await makeBookable(), await makeUser()];
  const booking = await makeBooking({ bookable, customer, status: 'completed' });
  const [customerId, workerId] = [String(customer._id), String(bookable.worker._id)];
  await makeReviewOf(booking);
  await makeReport({ reporterId: customerId, subjectId: workerId });
  await makeReport({ reporterId: workerId, subjectId: customerId });
  await makeTicket({ authorId: customerId, bookingId: booking._id });
  await makePause(customer);
  await giveMoney(customerId, 10_000);
  for (const subjectId of [customerId, String(booking._id)]) await writeAct(subjectId);
  return { customerId, bookingId: String(booking._id), number: booking.number };
};

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
    // No text finds a person and a booking: e2e/api/office.test.ts.
    empty: ['data.people'],
    request: async () => ({ query: { q: (await dealings()).number } }),
  },
  {
    contract: office.readPersonContract,
    outcome,
    request: async () => ({ params: { id: (await dealings()).customerId } }),
    other: nobody,
  },
  {
    contract: office.readOfficeBookingContract,
    outcome,
    request: async () => ({ params: { id: (await dealings()).bookingId } }),
    other: nobody,
  },
];
