import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

/**
 * Notes of the office about a person. They are written for the office, so a download shows only when. Notes on a case
 * stay for the other side as long as closed cases keep their evidence; all others go with the account.
 */
export const notes: PersonalData = {
  name: 'notes',
  list: (userId) =>
    listRows({ collection: 'notes', shown: ['subject', 'createdAt'] }, { personIds: toObjectId(userId) }),
  erase: async (userId, tx) => {
    const rows = database().collection('notes');
    const personIds = toObjectId(userId);
    await rows.deleteMany({ personIds, isCase: { $ne: true } }, Tx.session(tx));
    await rows.updateMany(
      { personIds, expiresAt: { $exists: false } },
      { $set: { expiresAt: retentionEnd(now()) } },
      Tx.session(tx),
    );
  },
};
