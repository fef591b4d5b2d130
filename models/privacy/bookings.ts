import type { Types } from 'mongoose';
import type { WorkPhoto } from '#lib/features/bookings/rules/work-photos.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';
import { unfinishedAbout } from '#models/platform/outbox.ts';

const collection = 'bookings';
const shared = [
  ...['number', 'serviceName', 'status', 'startsAt', 'endsAt', 'pricePaise', 'paid', 'createdAt'],
  ...['extras', 'tax'],
  ...['amountPaise', 'state', 'at', 'method', 'settledAt'].map((field) => `refund.${field}`),
];

interface Side {
  name: string;
  own: 'customerId' | 'workerId';
  /** Finds the bookings whose queued mails may name this person. */
  named: (id: Types.ObjectId) => Record<string, unknown>;
  shown: readonly string[];
  /** Whether the price or fee of a booking is this person's to pay: a database expression. */
  pays: object;
  blanks: Record<string, unknown>;
}

// Queued mails to the other side contain the name.
const forgetName = async ({ named }: Side, userId: string, tx?: Tx): Promise<void> => {
  const booked = await database()
    .collection<{ number: string }>(collection)
    .find(named(toObjectId(userId)), { projection: { number: 1 }, ...Tx.session(tx) })
    .toArray();
  if (booked.length === 0) return;
  const numbers = booked.map(({ number }) => number);
  await database()
    .collection('outbox')
    .updateMany(
      { ...unfinishedAbout(numbers), 'payload.content.params.story.number': { $in: numbers } },
      { $set: { 'payload.content.params.story.name': '' } },
      Tx.session(tx),
    );
};

const forgetWords = async ({ own, blanks }: Side, userId: string, tx?: Tx): Promise<void> => {
  const id = toObjectId(userId);
  await database()
    .collection(collection)
    .updateMany(
      { [own]: id },
      { $set: { ...blanks, 'history.$[mine].reason': '' } },
      { arrayFilters: [{ 'mine.by': id, 'mine.reason': { $exists: true } }], ...Tx.session(tx) },
    );
};

const unsetUtrs = async (said: 'payment' | 'refund.payment', ofPayer: object, tx?: Tx): Promise<void> => {
  const rows = database().collection(collection);
  await rows.updateMany(
    { ...ofPayer, [`${said}.utr`]: { $exists: true } },
    { $unset: { [`${said}.utr`]: '' } },
    Tx.session(tx),
  );
  await rows.updateMany(
    { ...ofPayer, [`${said}.earlier`]: { $exists: true } },
    { $unset: { [`${said}.earlier.$[].utr`]: '' } },
    Tx.session(tx),
  );
};

// The bank's number of a payment is the payer's; the hash of it stays.
const forgetUtrs = async ({ own, pays }: Side, userId: string, tx?: Tx): Promise<void> => {
  const theirs = { [own]: toObjectId(userId) };
  await unsetUtrs('payment', { ...theirs, $expr: pays }, tx);
  // Only workers return money.
  if (own === 'workerId') await unsetUtrs('refund.payment', theirs, tx);
};

// An accepted line is part of what the customer paid, so it stays on the receipt.
const forgetExtras = async (userId: string, tx?: Tx): Promise<void> => {
  await database()
    .collection(collection)
    .updateMany(
      { workerId: toObjectId(userId), extras: { $exists: true } },
      { $set: { 'extras.$[unpaid].words': '' } },
      { arrayFilters: [{ 'unpaid.state': { $ne: 'accepted' } }], ...Tx.session(tx) },
    );
};

// The next sweep deletes the files by these rows.
const LONG_AGO = new Date(0);

// A customer's home is theirs, whoever photographed it. What a claim or a case may be about stays as its evidence.
const forgetPhotos = async ({ own }: Side, userId: string, tx?: Tx): Promise<void> => {
  const undisputed: Record<string, unknown> = {
    ...{ [own]: toObjectId(userId), 'photos.0': { $exists: true } },
    ...{ noShow: { $exists: false }, 'cases.0': { $exists: false } },
  };
  const rows = await database()
    .collection<{ photos: WorkPhoto[] }>(collection)
    .find(undisputed, { projection: { photos: 1 }, ...Tx.session(tx) })
    .toArray();
  const isGone = ({ by }: WorkPhoto): boolean => own === 'customerId' || by === 'worker';
  const gone = rows
    .map(({ _id, photos }) => ({ _id, keys: photos.filter(isGone).map(({ imageKey }) => imageKey) }))
    .filter(({ keys }) => keys.length > 0);
  if (gone.length === 0) return;
  await database()
    .collection<{ _id: string }>('images')
    .updateMany(
      { _id: { $in: gone.flatMap(({ keys }) => keys) } },
      { $set: { expiresAt: LONG_AGO } },
      Tx.session(tx),
    );
  // Not a new list: a photo may be added at this moment. In one command, because a worker may have thousands of them.
  await database()
    .collection<{ photos: { imageKey: string }[] }>(collection)
    .bulkWrite(
      gone.map(({ _id, keys }) => ({
        updateOne: { filter: { _id }, update: { $pull: { photos: { imageKey: { $in: keys } } } } },
      })),
      Tx.session(tx),
    );
};

// The index holds only bookings that changed hands, and is read only where the query says so too.
const formerly = (id: Types.ObjectId) => ({ formerWorkerIds: { $eq: id, $type: 'objectId' } });

// The office's reason for a handover is about the worker who gave the booking away.
const forgetHandovers = async (userId: string, tx?: Tx): Promise<void> => {
  await database()
    .collection(collection)
    .updateMany(
      formerly(toObjectId(userId)),
      { $set: { 'history.$[handed].officeReason': '' } },
      { arrayFilters: [{ 'handed.officeReason': { $exists: true } }], ...Tx.session(tx) },
    );
};

// The person's own actions and reasons, without the other side's.
const ownChanges = (userId: string) => ({
  changes: { $filter: { input: '$history', cond: { $eq: ['$$this.by', toObjectId(userId)] } } },
});

// The person's own words on a claim; they stay as evidence after deletion.
const ownStatements = ({ own }: Side) => ({
  statements: {
    $filter: {
      input: { $ifNull: ['$noShow.statements', []] },
      cond: { $eq: ['$$this.by', own === 'workerId' ? 'worker' : 'customer'] },
    },
  },
});

// The person's own photos of the work.
const ownPhotos = ({ own }: Side) => ({
  photos: {
    $filter: {
      input: { $ifNull: ['$photos', []] },
      cond: { $eq: ['$$this.by', own === 'workerId' ? 'worker' : 'customer'] },
    },
  },
});

const saidFields = ['method', 'amountPaise'] as const;
const earlierFields = [...saidFields, 'utr', 'replacedAt', 'deniedAt', 'saidAt'] as const;

const pick = (from: string, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, `$${from}.${field}`]));

/**
 * The words about paying the price or a fee. UTRs and corrected words are the payer's; the mark of a repeated UTR is the
 * office's.
 */
const saidPayment = ({ pays }: Side) => {
  const earlier = { $map: { input: '$payment.earlier', as: 'one', in: pick('$one', earlierFields) } };
  const ofPayer = (value: object | string) => ({ $cond: [pays, value, '$$REMOVE'] });
  const words = {
    ...pick('payment', [...saidFields, 'at', 'saidAgainAt', 'deniedAt']),
    utr: ofPayer('$payment.utr'),
    earlier: ofPayer({ $cond: [{ $isArray: '$payment.earlier' }, earlier, '$$REMOVE'] }),
  };
  return { payment: { $cond: [{ $eq: [{ $type: '$payment' }, 'object'] }, words, '$$REMOVE'] } };
};

const bookedAs = (side: Side): PersonalData => ({
  name: side.name,
  isLong: true,
  list: (userId) =>
    listRows(
      {
        ...{ collection, shown: side.shown, index: { [side.own]: 1, _id: -1 } },
        computed: {
          ...{ ...ownChanges(userId), ...ownStatements(side), ...ownPhotos(side) },
          ...saidPayment(side),
        },
      },
      { [side.own]: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    await forgetName(side, userId, tx);
    await forgetWords(side, userId, tx);
    await forgetPhotos(side, userId, tx);
    await forgetUtrs(side, userId, tx);
    if (side.own === 'customerId') return;
    await forgetHandovers(userId, tx);
    await forgetExtras(userId, tx);
  },
});

/** A customer's bookings: the worker keeps the job, without the address and the words. */
export const bookings = bookedAs({
  name: 'bookings',
  own: 'customerId',
  named: (customerId) => ({ customerId }),
  pays: { $ne: ['$fee.owedBy', 'worker'] },
  shown: [...shared, 'address', 'contact', 'instructions'],
  blanks: { address: {}, area: '', contact: null, point: null, instructions: '' },
});

/** A worker's jobs; the address and words belong to the customer. */
export const jobs = bookedAs({
  name: 'jobs',
  own: 'workerId',
  named: (workerId) => ({
    $or: [
      { workerId },
      { 'handover.workerId': workerId, 'handover.expiresAt': { $type: 'date' } },
      formerly(workerId),
    ],
  }),
  pays: { $eq: ['$fee.owedBy', 'worker'] },
  shown: [
    ...[...shared, 'late.at', 'late.excuse', 'refund.payment.method', 'refund.payment.at'],
    ...['refund.payment.saidAgainAt', 'refund.payment.utr'],
    ...earlierFields.map((field) => `refund.payment.earlier.${field}`),
  ],
  blanks: { proposal: null },
});
