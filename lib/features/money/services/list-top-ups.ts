import type { ManagedTopUp, TopUpQuery } from '#lib/features/money/contracts/wallet.ts';
import { listTopUpRecords, type TopUpRecord } from '#models/money/top-up.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { toManagedTopUp } from './to-top-up.ts';

/** Requests for wallets, newest first. */
export const listTopUps = listForAdmins<TopUpQuery, TopUpRecord, ManagedTopUp>({
  name: 'top-ups',
  read: ({ filter: { state = 'open', ...filter }, span, page }) =>
    listTopUpRecords({ ...filter, state, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.map(({ userId }) => userId));
    return rows.map((row) => toManagedTopUp(row, name(row.userId).name));
  },
});
