import type { AdminReview, ReviewQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllReviews as listRecords, type ReviewRecord } from '#models/reviews/review.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';

/** Lists all reviews of workers, including names hidden from others. */
export const listAllReviews = listForAdmins<ReviewQuery, ReviewRecord, AdminReview>({
  name: 'reviews',
  read: ({ filter, span, page }) => listRecords({ ...filter, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
    return rows.map(({ _id, bookingId, customerId, workerId, rating, comment, isPublic, ...row }) => ({
      ...{ _id: String(_id), bookingId: String(bookingId) },
      ...{ customer: name(customerId), worker: name(workerId), rating, comment, isPublic },
      tags: row.tags ?? [],
      answer: row.answer?.text ?? '',
      ...{ isHidden: row.hidden !== undefined, blindUntil: row.blindUntil?.toISOString() ?? null },
      createdAt: row.createdAt.toISOString(),
    }));
  },
});
