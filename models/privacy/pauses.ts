import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

// As long as a newcomer is recognised.
const KEPT_MS = 366 * 86_400_000;

/** A user's pauses. An active pause is kept in case the person returns. */
export const pauses: PersonalData = {
  name: 'pauses',
  list: (userId) =>
    listRows(
      {
        collection: 'pauses',
        shown: ['reason', 'urgency', 'at', 'startsAt', 'until', 'ended.at'],
        // Earlier evidence was written for the office only.
        computed: { evidence: { $cond: ['$sharesEvidence', '$evidence', '$$REMOVE'] } },
      },
      { userId: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    const lastDay = new Date(now().getTime() + KEPT_MS);
    const keepUntil = { $ifNull: ['$keepUntil', { $ifNull: ['$until', lastDay] }] };
    await database()
      .collection('pauses')
      .updateMany({ userId: toObjectId(userId) }, [{ $set: { keepUntil } }], Tx.session(tx));
  },
};

/** A user's appeals with our answers; deletion removes the words and closes an open appeal. */
export const appeals: PersonalData = {
  name: 'appeals',
  list: (userId) =>
    listRows(
      { collection: 'appeals', shown: ['text', 'at', 'state', 'answerBy', 'decision.note'] },
      { userId: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    const rows = database().collection('appeals');
    const own = { userId: toObjectId(userId) };
    const keepUntil = new Date(now().getTime() + KEPT_MS);
    await rows.updateMany(own, { $set: { text: '' } }, Tx.session(tx));
    const over = { $set: { state: 'over', keepUntil } };
    await rows.updateMany({ ...own, state: 'open' }, over, Tx.session(tx));
  },
};
