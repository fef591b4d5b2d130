import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllLedgerContract } from '#lib/features/admin/contracts/all-ledger.ts';
import { readEvidenceContract } from '#lib/features/admin/contracts/evidence.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { writeAct } from '#e2e/kit/factories/audit.ts';
import { makeBooking, openClaim } from '#e2e/kit/factories/bookings.ts';
import { makeEvidence, makeReport } from '#e2e/kit/factories/reports.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';

const outcome = only('admin');
const makeUserId = async (role: 'customer' | 'worker' = 'customer') => String((await makeUser({ role }))._id);
const aTicket = async () => ({ id: String((await makeTicket({ authorId: await makeUserId() }))._id) });
const aReport = async () => ({
  id: String(
    (await makeReport({ reporterId: await makeUserId(), subjectId: await makeUserId('worker') }))._id,
  ),
});

/** A no-show claim the customer has contested. */
const contested = async () => {
  const noShow = { ...openClaim('customer'), state: 'contested' as const, answerBy: null };
  return { id: String((await makeBooking({ status: 'no_show', noShow }))._id) };
};

export const rows: MatrixRow[] = [
  {
    contract: listAllLedgerContract,
    outcome,
    request: async () => {
      await giveMoney(await makeUserId(), 10_000);
      return { query: { from: '2020-01-01' } };
    },
  },
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
    empty: ['data.evidence', 'data.additions'],
    request: async () => ({ params: await aReport(), body: { note: 'Talked to both of them.' } }),
  },
  {
    contract: readEvidenceContract,
    outcome,
    request: async () => ({ params: { key: await makeEvidence() } }),
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
    empty: ['data.evidence'],
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
      await makeReview({ workerId: await makeUserId('worker'), customerId: await makeUserId() });
      return {};
    },
  },
  {
    contract: lists.listAuditContract,
    outcome,
    request: async ({ userId }) => {
      await writeAct(userId);
      return {};
    },
  },
];
