import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { toObjectId } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

/**
 * The cases of one side's bookings, with that side's own words and appeal. They stay as evidence until 180 days after the
 * end.
 */
const casesAs = (name: string, side: Blame): PersonalData => ({
  name,
  list: (userId) =>
    listRows(
      {
        collection: 'cases',
        shown: ['number', 'bookingId', 'by', 'reason', 'state', 'openedAt'],
        computed: {
          statements: {
            $filter: { input: { $ifNull: ['$statements', []] }, cond: { $eq: ['$$this.by', side] } },
          },
          appeal: { $cond: [{ $eq: ['$appeal.by', side] }, '$appeal', null] },
        },
      },
      { [side === 'worker' ? 'workerId' : 'customerId']: toObjectId(userId) },
    ),
  erase: () => Promise.resolve(),
});

export const cases = casesAs('cases', 'customer');
export const jobCases = casesAs('jobCases', 'worker');
