import { storedAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { toOpenKey } from '#lib/features/people/services/steps/file-report.ts';
import {
  copyEvidence,
  imageEvidence,
  keepEvidence,
  type EvidenceSource,
} from '#lib/features/people/services/steps/keep-evidence.ts';
import { expireEvidence } from '#models/people/evidence.ts';
import { database, inTransaction, Tx, type toObjectId } from '#models/connection.ts';
import type { AttachmentRecord } from '#models/messages/attachment.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import type { ReportRecord } from '#models/people/report.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { WorkPictureRecord } from '#models/profiles/work-picture.ts';
import { walkRows, type Migration } from './migration.ts';

type Id = ReturnType<typeof toObjectId>;

/** A report of a release that stored a picture's key instead of a copy. */
type FormerReport = Omit<ReportRecord, 'about'> & {
  about?: NonNullable<ReportRecord['about']> & { imageKey?: string };
};

const find = <Row extends { _id: unknown }>(collection: string, _id: Id, tx: Tx): Promise<Row | null> =>
  database().collection(collection).findOne<Row>({ _id }, Tx.session(tx));

const filesOfMessage = async (messageId: Id, tx: Tx): Promise<EvidenceSource[]> => {
  const message = await find<MessageRecord>('messages', messageId, tx);
  const keys = message?.attachments.map(({ key }) => key) ?? [];
  const rows = await database()
    .collection<AttachmentRecord>('attachments')
    .find({ _id: { $in: keys } }, Tx.session(tx))
    .toArray();
  return rows.map(({ _id, type, contentType, fileName }) => ({
    ...{ source: storedAttachment(_id), type, contentType, fileName },
  }));
};

const findImageKey = async ({ about, pictureId, subjectId, reviewId }: FormerReport, tx: Tx) => {
  if (about?.imageKey !== undefined) return about.imageKey;
  if (pictureId) return (await find<WorkPictureRecord>('workPictures', pictureId, tx))?.imageKey;
  return reviewId ? undefined : (await find<UserRecord>('users', subjectId, tx))?.imageKey;
};

const listFiles = async (report: FormerReport, tx: Tx): Promise<EvidenceSource[]> => {
  if (report.messageId) return filesOfMessage(report.messageId, tx);
  const key = await findImageKey(report, tx);
  return key ? [imageEvidence(key)] : [];
};

const findRating = async ({ reviewId }: FormerReport, tx: Tx): Promise<number | undefined> => {
  if (!reviewId) return undefined;
  const ofWorker = await find<{ _id: Id; rating: number }>('reviews', reviewId, tx);
  return (ofWorker ?? (await find<{ _id: Id; rating: number }>('customerReviews', reviewId, tx)))?.rating;
};

const toKey = (report: FormerReport): string => {
  const { reporterId, subjectId, messageId, pictureId, reviewId } = report;
  const thing = messageId ?? pictureId ?? reviewId ?? subjectId;
  return toOpenKey(String(reporterId), { subjectId: String(thing) });
};

const isTaken = async (openKey: string, tx: Tx): Promise<boolean> =>
  (await database().collection('reports').findOne({ openKey }, Tx.session(tx))) !== null;

const keepFiles = async (report: FormerReport, tx: Tx): Promise<boolean> => {
  const reportId = String(report._id);
  const copies = await copyEvidence(await listFiles(report, tx), reportId);
  // In its own transaction: the running one started before the copies existed and cannot see them.
  await inTransaction(async (own) => {
    await keepEvidence(copies, reportId, own);
    if (report.keepUntil) await expireEvidence(reportId, report.keepUntil, own);
  });
  const rating = await findRating(report, tx);
  const openKey = toKey(report);
  // When one person has several open reports on one thing, the oldest takes additions.
  const isNamed = report.state === 'open' && !(await isTaken(openKey, tx));
  const $set = { ...(isNamed && { openKey }), ...(rating !== undefined && { 'about.rating': rating }) };
  await database()
    .collection('reports')
    .updateOne(
      { _id: report._id },
      { ...(Object.keys($set).length > 0 && { $set }), $unset: { 'about.imageKey': 1 } },
      Tx.session(tx),
    );
  return true;
};

const reportsWithoutFiles = walkRows<FormerReport>({
  name: '016-evidence',
  collection: 'reports',
  filter: { openKey: { $exists: false } },
  change: keepFiles,
});

// Files are copied one by one: a batch must finish within the minute a transaction may take.
const MAX_BATCH = 10;

/** Reported pictures belonged to the reported account: now each report has copies of what still exists. */
export const evidence: Migration = {
  name: reportsWithoutFiles.name,
  runBatch: ({ after, batchSize }, tx) =>
    reportsWithoutFiles.runBatch({ after, batchSize: Math.min(batchSize, MAX_BATCH) }, tx),
};

interface FormerInvite {
  _id: Id;
  brokerId: Id;
  contact: string;
  workerId: Id;
  answeredAt: Date | null;
  createdAt: Date;
}

const reopen = async (invite: FormerInvite, tx: Tx): Promise<boolean> => {
  const invites = database().collection<{ answers: object[] }>('agencyInvites');
  const { _id, brokerId, contact, workerId, answeredAt, createdAt } = invite;
  const answer = { workerId, state: 'waiting', at: answeredAt ?? createdAt };
  const sentAgain = await invites.findOne({ brokerId, contact, state: 'open' }, Tx.session(tx));
  if (sentAgain)
    await invites.updateOne({ _id: sentAgain._id }, { $push: { answers: answer } }, Tx.session(tx));
  const state = sentAgain ? 'withdrawn' : 'open';
  const open = { state, workerId: null, answeredAt: sentAgain ? answer.at : null };
  const $set = sentAgain ? open : { ...open, answers: [answer] };
  await invites.updateOne({ _id }, { $set }, Tx.session(tx));
  return true;
};

/** An answer under an unproved contact used up the invitation: it is open again, with the answer waiting in it. */
export const inviteAnswers = walkRows<FormerInvite>({
  name: '016-invite-answers',
  collection: 'agencyInvites',
  filter: { state: 'to_confirm', workerId: { $ne: null } },
  change: reopen,
});
