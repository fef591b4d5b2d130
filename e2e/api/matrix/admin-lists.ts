import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeBooking, openClaim } from '#server/testing/factories/bookings.ts';
import { makeReport } from '#server/testing/factories/reports.ts';
import { makeReview } from '#server/testing/factories/reviews.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { makeUser } from '#server/testing/factories/users.ts';

const outcome = only('admin');
const idOf = async (role: 'customer' | 'worker' = 'customer') => String((await makeUser({ role }))._id);
const aTicket = async () => ({ id: String((await makeTicket({ authorId: await idOf() }))._id) });
const aReport = async () => ({
  id: String((await makeReport({ reporterId: await idOf(), subjectId: await idOf('worker') }))._id),
});

/** A no-show that its customer has contradicted. */
const contested = async () => {
  const noShow = { ...openClaim('customer'), state: 'contested' as const, answerBy: null };
  return { id: String((await makeBooking({ status: 'no_show', noShow }))._id) };
};

export const rows: MatrixRow[] = [
  {
    contract: lists.listUsersContract,
    outcome,
    request: () => ({ query: { isSuspended: 'false' } }),
  },
  {
    contract: lists.listAllBookingsContract,
    outcome,
    request: async () => {
      await makeBooking({});
      return { query: { from: '2020-01-01', to: '2099-12-31' } };
    },
  },
  {
    contract: lists.listReportsContract,
    outcome,
    request: async () => {
      await aReport();
      return { query: { state: 'open' } };
    },
  },
  {
    contract: lists.closeReportContract,
    outcome,
    request: async () => ({ params: await aReport(), body: { note: 'Talked to both of them.' } }),
  },
  {
    contract: lists.listAllTicketsContract,
    outcome,
    request: async ({ userId }) => {
      await makeTicket({ authorId: userId });
      return { query: { kind: 'contact' } };
    },
  },
  {
    contract: lists.decideNoShowContract,
    outcome: only('admin'),
    request: async () => ({ params: await contested(), body: { upheld: true, reason: 'Both were heard.' } }),
  },
  {
    contract: lists.answerTicketContract,
    outcome,
    request: async () => ({
      params: await aTicket(),
      body: { state: 'answered', answer: 'He comes today.' },
    }),
  },
  {
    contract: lists.listFeedbackContract,
    outcome,
    request: async () => {
      await makeTicket({ authorId: null, kind: 'feedback', category: 'app', type: 'positive' });
      return { query: { category: 'app', type: 'positive' } };
    },
  },
  {
    contract: lists.listRatingsContract,
    outcome,
    request: async () => {
      await makeTicket({ authorId: null, kind: 'rating', rating: 4 });
      return { query: { rating: '4' } };
    },
  },
  {
    contract: lists.listAllReviewsContract,
    outcome,
    request: async () => {
      await makeReview({ workerId: await idOf('worker'), customerId: await idOf() });
      return {};
    },
  },
  { contract: lists.listAuditContract, outcome },
];
