import type { ManagedTopUp, TopUpQuery } from '#lib/contracts/wallet.ts';
import { listTopUpRecords, type TopUpRecord } from '#models/top-up.ts';
import { listForAdmins } from '../steps/list-for-admins.ts';
import { namePeople } from '../steps/name-people.ts';
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
