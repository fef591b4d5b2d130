import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { database, Tx } from '#models/connection.ts';
import type { ReportRecord } from '#models/people/report.ts';
import type { UserRecord } from '#models/people/user.ts';
import { walkRows } from './migration.ts';

const KEPT_MS = 180 * 86_400_000;

const buildCopy = async ({ subjectId, messageId }: ReportRecord, tx: Tx) => {
  const find = { users: { _id: subjectId }, messages: { _id: messageId } };
  const user = await database().collection<UserRecord>('users').findOne(find.users, Tx.session(tx));
  const message =
    messageId &&
    (await database()
      .collection<{ text: string; createdAt: Date }>('messages')
      .findOne(find.messages, Tx.session(tx)));
  const about = { name: user?.name ?? '', text: message?.text ?? '', sentAt: message?.createdAt ?? null };
  return user ? { about, contactMarks: markContacts(user) } : { about };
};

const toEnd = ({ decision }: ReportRecord) =>
  decision && { keepUntil: new Date(decision.at.getTime() + KEPT_MS) };

/**
 * Reports were deleted with the accounts they are about: now each keeps a copy and is deleted half a year after it is
 * closed.
 */
export const reports = walkRows<ReportRecord>({
  name: '005-reports',
  collection: 'reports',
  filter: {
    $or: [{ about: { $exists: false } }, { decision: { $ne: null }, keepUntil: { $exists: false } }],
  },
  change: async (report, tx) => {
    const $set = { ...(report.about ? {} : await buildCopy(report, tx)), ...toEnd(report) };
    await database().collection('reports').updateOne({ _id: report._id }, { $set }, Tx.session(tx));
    return true;
  },
});
