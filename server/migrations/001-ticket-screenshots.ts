import { database, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

interface Ticket {
  _id: Id;
  authorId: Id;
  screenshotKeys: string[];
}

/** Pictures that people sent us were stored as everybody's: they are their owner's and the admins' alone. */
export const ticketScreenshots = walkRows<Ticket>({
  name: '001-ticket-screenshots',
  collection: 'tickets',
  filter: { 'screenshotKeys.0': { $exists: true } },
  change: async ({ authorId: ownerId, screenshotKeys }, tx) => {
    const { modifiedCount } = await database()
      .collection<{ _id: string }>('images')
      .updateMany(
        { _id: { $in: screenshotKeys }, ownerId, purpose: 'upload' },
        { $set: { purpose: 'ticket' } },
        Tx.session(tx),
      );
    return modifiedCount > 0;
  },
});
