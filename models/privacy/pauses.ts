import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

// As long as a newcomer is known again.
const KEPT_MS = 366 * 86_400_000;

/** What somebody was paused for, and wrote against it. A pause that goes on is kept for whoever comes back; their words go. */
export const pauses: PersonalData = {
  name: 'pauses',
  list: (userId) =>
    listRows(
      {
        collection: 'pauses',
        shown: ['reason', 'at', 'until', 'ended.at', 'appeal.text', 'appeal.at', 'appeal.decision.note'],
      },
      { userId: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    const rows = database().collection('pauses');
    const own = { userId: toObjectId(userId) };
    const lastDay = new Date(now().getTime() + KEPT_MS);
    const keepUntil = { $ifNull: ['$keepUntil', { $ifNull: ['$until', lastDay] }] };
    await rows.updateMany(own, [{ $set: { keepUntil } }], Tx.session(tx));
    await rows.updateMany(
      { ...own, 'appeal.state': { $exists: true } },
      { $set: { 'appeal.text': '' } },
      Tx.session(tx),
    );
    // Nobody is there to hear the answer.
    await rows.updateMany(
      { ...own, 'appeal.state': 'open' },
      { $set: { 'appeal.state': 'over' } },
      Tx.session(tx),
    );
  },
};
