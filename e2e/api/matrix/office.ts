import { listCandidatesContract } from '#lib/features/office/contracts/candidates.ts';
import { readFiguresContract } from '#lib/features/office/contracts/figures.ts';
import { listSignsContract, lookAtSignContract } from '#lib/features/office/contracts/signs.ts';
import * as savedFilters from '#lib/features/office/contracts/saved-filters.ts';
import * as office from '#lib/features/office/contracts/office.ts';
import * as outbox from '#lib/features/office/contracts/outbox.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { writeAct } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBookable, makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { makeCountedDay } from '#e2e/kit/factories/figures.ts';
import { makePause } from '#e2e/kit/factories/pauses.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeReviewFor } from '#e2e/kit/factories/reviews.ts';
import { makeSavedFilter } from '#e2e/kit/factories/saved-filters.ts';
import { makeSign } from '#e2e/kit/factories/signs.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeFailedRow, makeWaitingRow } from '#e2e/kit/factories/waiting-rows.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';

const outcome = only('admin');
const nobody = {
  outcome: { ...members(403), admin: 404 },
  request: () => ({ params: { id: 'e'.repeat(24) } }),
} as const;

/** A completed booking with everything the office can see of it and its people. */
const dealings = async () => {
  const [bookable, customer] = [await makeBookable(), await makeUser()];
  const booking = await makeBooking({ bookable, customer, status: 'completed', extras: [makeExtra()] });
  const [customerId, workerId] = [String(customer._id), String(bookable.worker._id)];
  await makeReviewFor(booking);
  await makeReport({ reporterId: customerId, subjectId: workerId });
  await makeReport({ reporterId: workerId, subjectId: customerId });
  await makeTicket({ authorId: customerId, bookingId: booking._id });
  await makePause(customer);
  await giveMoney(customerId, 10_000);
  for (const subjectId of [customerId, String(booking._id)]) await writeAct(subjectId);
  return { customerId, bookingId: String(booking._id), number: booking.number };
};

export const rows: MatrixRow[] = [
  {
    contract: office.readOverviewContract,
    outcome,
    empty: ['data.droppedSms'],
    request: async ({ userId }) => {
      await makeBooking({ localDate: dayAhead(0) });
      await makeWaitingRow(userId);
      return {};
    },
  },
  {
    contract: outbox.listFailedRowsContract,
    outcome,
    request: async () => {
      await makeFailedRow();
      return {};
    },
  },
  {
    contract: outbox.retryRowsContract,
    outcome,
    request: async () => {
      await makeFailedRow();
      return { params: { kind: 'workCount' }, body: { reason: 'The gateway is back.' } };
    },
  },
  {
    contract: readFiguresContract,
    outcome,
    request: async () => {
      await makeCountedDay();
      return {};
    },
  },
  {
    contract: listSignsContract,
    outcome,
    request: async () => {
      await makeSign();
      return {};
    },
  },
  {
    contract: lookAtSignContract,
    outcome,
    request: async () => {
      const { sign } = await makeSign();
      const body = { reason: 'Brothers with one phone.', newestAt: sign.newestAt.toISOString() };
      return { params: { id: String(sign._id) }, body };
    },
    other: {
      outcome: { ...members(403), admin: 404 },
      request: () => ({
        params: { id: 'e'.repeat(24) },
        body: { reason: 'Nothing.', newestAt: '2026-03-02T10:00:00.000Z' },
      }),
    },
  },
  {
    contract: savedFilters.listSavedFiltersContract,
    outcome,
    request: async ({ userId }) => {
      await makeSavedFilter(userId);
      return {};
    },
  },
  {
    contract: savedFilters.saveFilterContract,
    outcome,
    request: () => ({ body: { list: 'audit', name: 'Pauses', filter: { act: 'user.pause' } } }),
  },
  {
    contract: savedFilters.removeFilterContract,
    outcome,
    request: async ({ userId }) => ({ params: { id: await makeSavedFilter(userId) } }),
    // The reply does not say that it exists, and it stays.
    other: {
      outcome,
      request: async () => ({ params: { id: await makeSavedFilter(String((await makeUser())._id)) } }),
    },
  },
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
    // No search text finds a person and a booking at once: e2e/api/office.test.ts.
    empty: ['data.people'],
    request: async () => ({ query: { q: (await dealings()).number } }),
  },
  {
    contract: listCandidatesContract,
    outcome,
    request: async () => ({ query: { q: (await makeUser({ name: 'Candida Pereira' })).name } }),
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
    empty: ['data.cases', 'data.utrUses'],
    other: nobody,
  },
];
