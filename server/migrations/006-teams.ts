import { database, Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows } from './migration.ts';

/** Agencies saw bookings from before a worker joined: the invitation says when that was. */
export const teams = walkRows<UserRecord>({
  name: '006-teams',
  collection: 'users',
  filter: { role: 'worker', brokerId: { $ne: null }, brokerSince: null },
  change: async ({ _id, brokerId }, tx) => {
    const invite = await database()
      .collection<{ answeredAt: Date }>('agencyInvites')
      .findOne(
        { brokerId, workerId: _id, state: 'accepted' },
        { sort: { answeredAt: -1 }, ...Tx.session(tx) },
      );
    if (!invite) return false;
    await database()
      .collection('users')
      .updateOne({ _id, brokerId }, { $set: { brokerSince: invite.answeredAt } }, Tx.session(tx));
    return true;
  },
});
