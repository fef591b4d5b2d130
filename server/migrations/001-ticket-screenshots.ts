import { database, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

interface Ticket {
  _id: Id;
  authorId: Id;
  screenshotKeys: string[];
}

/** Screenshots in tickets were readable by everyone: now only by their owner and admins. */
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
