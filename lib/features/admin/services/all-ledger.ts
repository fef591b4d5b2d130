import type { AllLedgerLine, AllLedgerQuery } from '#lib/features/admin/contracts/all-ledger.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { listLedgerPage, type LedgerRecord } from '#models/money/ledger.ts';

const showLines = async (rows: readonly LedgerRecord[]): Promise<AllLedgerLine[]> => {
  const name = await namePeople(rows.flatMap(({ userId, otherId }) => [userId, otherId]));
  return rows.map(({ _id, userId, otherId, booking, number, method, at, ...row }) => ({
    ...{ _id: String(_id), person: name(userId), kind: row.kind, book: row.book },
    ...{ amountPaise: row.amountPaise, earnedPaise: row.earnedPaise },
    ...{ duePaise: row.duePaise, walletPaise: row.walletPaise },
    other: otherId && name(otherId),
    ...{ number: booking?.number ?? number ?? '', method: method ?? '' },
    ...{ localDate: row.localDate, at: at.toISOString() },
  }));
};

/** Lists all people's lines of the ledger. */
export const listAllLedger = listForAdmins<AllLedgerQuery, LedgerRecord, AllLedgerLine>({
  name: 'ledger',
  read: ({ filter, span, page }) => listLedgerPage({ ...filter, ...span, ...page }),
  show: showLines,
});
