import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingChange, BookingRecord } from '#models/bookings/booking.ts';
import { database, newObjectId, toObjectId } from '#models/connection.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import { idOf, type Fault, type Sent, type World } from './world.ts';

// The effects of controls. The product never reaches this code.

const bookings = () => database().collection<BookingRecord>('bookings');
const ledger = () => database().collection<LedgerRecord>('ledger');
const messages = () => database().collection<MessageRecord>('messages');
const users = () => database().collection<UserRecord>('users');

const idIn = ({ params }: Sent) => toObjectId(params['id'] ?? '');

export const BOOK = 'POST /bookings';
export const MOVE = 'PUT /bookings/{id}/status';
const LEAVE = 'POST /users/delete-account';

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([name]) => name === field)?.[1]
    : undefined;

const bookingIn = (sent: Sent) => bookings().findOne({ _id: idIn(sent) });

/** A body without one of its fields. */
export const without = (body: unknown, field: string) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name !== field));

/** Adds data to a booking that the worker reads, where `isSo` holds. */
export const leakToWorker = (isSo: (booking: BookingRecord) => boolean): Fault['answer'] => {
  return async (_world, sent, text) => {
    if (sent.name !== 'GET /bookings/{id}' || sent.who?.role !== 'worker' || !text.includes('"address":{'))
      return text;
    const booking = await bookingIn(sent);
    if (!booking || !isSo(booking)) return text;
    return text.replace(
      '"address":{',
      `"address":{"street":${JSON.stringify(booking.address.street ?? '')},`,
    );
  };
};

const isLeaving = ({ name }: Sent): boolean => name === LEAVE;

/** Keeps the address in the bookings of a person who leaves. */
export const keepAddresses = (): Fault => {
  let kept: BookingRecord[] = [];
  return {
    before: async (_world, sent) => {
      const id = isLeaving(sent) && sent.who ? toObjectId(idOf(sent.who)) : null;
      if (id) kept = await bookings().find({ customerId: id }).toArray();
    },
    after: async (_world, { status, ...sent }) => {
      if (!isLeaving(sent) || status !== 200) return;
      for (const { _id, address } of kept) await bookings().updateOne({ _id }, { $set: { address } });
    },
  };
};

/** Keeps the messages of a person who leaves. */
export const keepWords = (): Fault => {
  let kept: MessageRecord[] = [];
  return {
    before: async (_world, sent) => {
      const id = isLeaving(sent) && sent.who ? toObjectId(idOf(sent.who)) : null;
      if (id) kept = await messages().find({ senderId: id }).toArray();
    },
    after: async (_world, { status, ...sent }) => {
      if (!isLeaving(sent) || status !== 200) return;
      for (const { _id, text } of kept) await messages().updateOne({ _id }, { $set: { text } });
    },
  };
};

/** Leaks a message to any reader. */
export const leakMessage: Fault['answer'] = async (_world, { name }, text) => {
  const message = name === 'GET /messages/users' ? await messages().findOne({}) : null;
  return message ? `${text} ${message.text}` : text;
};

/** Leaks the email address of the viewed person. */
export const leakEmail: Fault['answer'] = async (_world, sent, text) => {
  if (sent.name !== 'GET /users/{id}' || !text.includes('"success":true')) return text;
  return `${text} ${(await users().findOne({ _id: idIn(sent) }))?.email ?? ''}`;
};

/** Makes the database forget something before a call. */
export const forget = (call: string, collection: string, filter: object = {}): Fault => ({
  before: async (_world, { name }) => {
    if (name !== call) return;
    const isThere = await database().listCollections({ name: collection }, { nameOnly: true }).hasNext();
    if (!isThere) throw new Error(`There is no collection ${collection}: name the one that counts this now.`);
    await database().collection(collection).deleteMany(filter);
  },
});

/** Leaves the database as a faulty rule would after a successful call. */
export const afterSuccess = (call: string, spoil: (sent: Sent, world: World) => Promise<unknown>): Fault => ({
  after: async (world, { status, ...sent }) => {
    if (sent.name === call && status < 300) await spoil(sent, world);
  },
});

/** Counts every job. */
export const countEveryJob = async (): Promise<void> => {
  for (const { _id } of await users().find({ role: 'worker' }).toArray()) {
    const completedJobs = await bookings().countDocuments({ workerId: _id, status: 'completed' });
    await users().updateOne({ _id }, { $set: { completedJobs } });
  }
};

/** Counts every review. */
export const countEveryReview = async (): Promise<void> => {
  for (const { _id } of await users().find({ role: 'worker' }).toArray()) {
    const reviews = await database().collection<ReviewRecord>('reviews').find({ workerId: _id }).toArray();
    const ratingSum = reviews.reduce((sum, { rating }) => sum + rating, 0);
    await users().updateOne({ _id }, { $set: { ratingSum, reviewCount: reviews.length } });
  }
};

/** Moves a booking regardless of the transition table. */
export const moveAnyhow: Fault = {
  after: async (_world, { name, who, body, params, status }) => {
    const to = bookingStatuses.find((one) => one === fieldOf(body, 'status'));
    if (name !== MOVE || status !== 409 || !to || !who || who.role === 'broker') return;
    const change: BookingChange = { status: to, mover: who.role, by: toObjectId(idOf(who)), at: now() };
    await bookings().updateOne(
      { _id: toObjectId(params['id'] ?? '') },
      { $set: { status: to }, $push: { history: change } },
    );
  },
};

const HOURS_MS = 12 * 3_600_000;

const shiftDeadline = async (sent: Sent, byMs: number): Promise<void> => {
  const booking = sent.name === MOVE ? await bookingIn(sent) : null;
  if (!booking?.expiresAt) return;
  const expiresAt = new Date(booking.expiresAt.getTime() + byMs);
  await bookings().updateOne({ _id: booking._id }, { $set: { expiresAt } });
};

/** Treats every request's deadline as still ahead. */
export const ignoreDeadline: Fault = {
  before: async (_world, sent) => shiftDeadline(sent, HOURS_MS),
  after: async (_world, sent) => shiftDeadline(sent, -HOURS_MS),
};

// A shifted start would change the fee of a cancellation, and the day on which a completed job counts.
const readsStart = ['cancelled', 'completed'];

const shiftStart = async (sent: Sent, byMs: number): Promise<void> => {
  const status = fieldOf(sent.body, 'status');
  const isShifted = sent.name === MOVE && !readsStart.some((one) => one === status);
  const booking = isShifted ? await bookingIn(sent) : null;
  if (!booking) return;
  const startsAt = new Date(booking.startsAt.getTime() + byMs);
  await bookings().updateOne({ _id: booking._id }, { $set: { startsAt } });
};

/** Treats every booking's start as past. */
export const ignoreClock: Fault = {
  before: async (_world, sent) => shiftStart(sent, -HOURS_MS),
  after: async (_world, sent) => shiftStart(sent, HOURS_MS),
};

/** Records a top-up twice. */
export const payTwice = async (sent: Sent): Promise<void> => {
  const line = await ledger().findOne({ event: `top_up:${sent.params['id'] ?? ''}` });
  if (!line) return;
  const { _id, userId, walletPaise } = line;
  await ledger().insertOne({ ...line, _id: newObjectId(), event: `top_up:again:${String(_id)}` });
  await users().updateOne({ _id: userId }, { $inc: { walletPaise } });
};

/** Fills a wallet as soon as a top-up is requested. */
export const payAtOnce = async ({ who }: Sent): Promise<void> => {
  if (who) await users().updateOne({ _id: toObjectId(idOf(who)) }, { $inc: { walletPaise: 1000 } });
};

/** Raises the agreed price. */
export const raisePrices = async ({ who }: Sent): Promise<void> => {
  if (who) await bookings().updateMany({ workerId: toObjectId(idOf(who)) }, { $inc: { pricePaise: 700 } });
};

/** Accepts every extra in the customer's place. */
export const acceptExtras = async ({ params: { id = '' } }: Sent): Promise<void> => {
  await bookings().updateOne({ _id: toObjectId(id) }, { $set: { 'extras.$[].state': 'accepted' } });
};

/** Deletes the entry of a waived fee. */
export const removeFee = async ({ params: { id = '' } }: Sent): Promise<void> => {
  await ledger().deleteMany({ event: { $in: [`fee:${id}`, `fee:${id}:settled`] } });
};

/** Turns a person's credit into money. */
export const mixCredit: Fault['before'] = async (_world, { name, who }) => {
  if (name === 'PUT /bookings/{id}/credit' && who)
    await users().updateOne({ _id: toObjectId(idOf(who)) }, { $set: { creditPaise: 0 } });
};

/** Forgets which places for open requests are taken. */
export const freePlaces: Fault['before'] = async (_world, { name }) => {
  if (name === BOOK) await bookings().updateMany({}, { $set: { openSlot: null } });
};

/** Pays every credit at once. */
export const hurryCredits = async (): Promise<void> => {
  const waiting = { kind: 'referralCredit', doneAt: null };
  await database()
    .collection('outbox')
    .updateMany(waiting, { $set: { dueAt: new Date(0) } });
};

/** Treats all credits as old. */
export const ageCredits = async (): Promise<void> => {
  await database()
    .collection('referralCredits')
    .updateMany({}, { $set: { at: new Date(0) } });
};

/** Forgets which contacts have earned a credit. */
export const forgetCredits = async (): Promise<void> => {
  await database().collection('referralCredits').deleteMany({});
};

/** Marks the fourth worker as verified although no admin verified them. */
export const verifyFourth = (isVerified: boolean): Fault['beforeWork'] => {
  return async ({ workers }) => {
    const [worker] = workers.slice(3);
    if (!worker) return;
    const _id = toObjectId(idOf(worker));
    const { name, imageKey } = (await findUser(String(_id))) ?? { name: '', imageKey: null };
    const granted = { at: now(), by: _id, reason: 'Nobody looked.', shownAs: { name, imageKey } };
    await users().updateOne({ _id }, { $set: { verification: isVerified ? granted : null } });
  };
};

/** Treats every customer as proved while a booking moves. */
export const trustAll = (): Fault => {
  const unproved = { emailProvedAt: { $exists: false }, role: 'customer' as const };
  let trusted: UserRecord[] = [];
  return {
    before: async (_world, { name }) => {
      trusted = name === MOVE ? await users().find(unproved).toArray() : [];
      if (trusted.length > 0) await users().updateMany(unproved, { $set: { emailProvedAt: new Date(0) } });
    },
    after: async () => {
      const ids = trusted.map(({ _id }) => _id);
      await users().updateMany({ _id: { $in: ids } }, { $unset: { emailProvedAt: 1 } });
    },
  };
};

/** Treats every customer's account as an old one. */
export const ageAccounts: Fault['before'] = async (_world, { name }) => {
  if (name === MOVE) await bookings().updateMany({}, { $unset: { 'count.isYoung': 1 } });
};

/** Forgets the marks that identify a pair under other accounts. */
export const forgetPairs: Fault['before'] = async (_world, { name }) => {
  if (name === MOVE) await bookings().updateMany({}, { $unset: { 'count.pairMarks': 1 } });
};

/** Forgets whose jobs have earned a credit. */
export const forgetEarners = async (): Promise<void> => {
  await database()
    .collection('referralCredits')
    .updateMany({}, { $unset: { workerMarks: 1 } });
};
