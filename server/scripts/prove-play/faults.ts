import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingChange, BookingRecord } from '#models/bookings/booking.ts';
import { database, newObjectId, toObjectId } from '#models/connection.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import { idOf, type Fault, type Sent, type World } from './world.ts';

// What a control does in the place of a rule that is switched off. None of this is reached by the product.

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

/** Puts something into what a worker reads of a booking, where it is as `isSo` says. */
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

/** Whoever leaves: their bookings keep the address. */
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

/** Whoever leaves: their messages keep the words. */
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

/** Some message's words, whoever asks. */
export const leakMessage: Fault['answer'] = async (_world, { name }, text) => {
  const message = name === 'GET /messages/users' ? await messages().findOne({}) : null;
  return message ? `${text} ${message.text}` : text;
};

/** The e-mail of whoever is looked at. */
export const leakEmail: Fault['answer'] = async (_world, sent, text) => {
  if (sent.name !== 'GET /users/{id}' || !text.includes('"success":true')) return text;
  return `${text} ${(await users().findOne({ _id: idIn(sent) }))?.email ?? ''}`;
};

/** Before a call, the database forgets something. */
export const forget = (call: string, collection: string, filter: object = {}): Fault => ({
  before: async (_world, { name }) => {
    if (name !== call) return;
    const isThere = await database().listCollections({ name: collection }, { nameOnly: true }).hasNext();
    if (!isThere) throw new Error(`There is no collection ${collection}: name what counts this now.`);
    await database().collection(collection).deleteMany(filter);
  },
});

/** After a call that succeeded, the database is as a faulty rule leaves it. */
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
    const said = await database().collection<ReviewRecord>('reviews').find({ workerId: _id }).toArray();
    const ratingSum = said.reduce((sum, { rating }) => sum + rating, 0);
    await users().updateOne({ _id }, { $set: { ratingSum, reviewCount: said.length } });
  }
};

/** Moves a booking whatever the table says. */
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

/** Takes every request's deadline for one that is to come. */
export const ignoreDeadline: Fault = {
  before: async (_world, sent) => shiftDeadline(sent, HOURS_MS),
  after: async (_world, sent) => shiftDeadline(sent, -HOURS_MS),
};

const shiftStart = async (sent: Sent, byMs: number): Promise<void> => {
  const booking =
    sent.name === MOVE && fieldOf(sent.body, 'status') !== 'cancelled' ? await bookingIn(sent) : null;
  if (!booking) return;
  const startsAt = new Date(booking.startsAt.getTime() + byMs);
  await bookings().updateOne({ _id: booking._id }, { $set: { startsAt } });
};

/** Takes every booking's start for past. */
export const ignoreClock: Fault = {
  before: async (_world, sent) => shiftStart(sent, -HOURS_MS),
  after: async (_world, sent) => shiftStart(sent, HOURS_MS),
};

/** Puts a top-up into the book twice. */
export const payTwice = async (sent: Sent): Promise<void> => {
  const line = await ledger().findOne({ event: `top_up:${sent.params['id'] ?? ''}` });
  if (!line) return;
  const { _id, userId, walletPaise } = line;
  await ledger().insertOne({ ...line, _id: newObjectId(), event: `top_up:again:${String(_id)}` });
  await users().updateOne({ _id: userId }, { $inc: { walletPaise } });
};

/** Fills a wallet as soon as somebody asks for it. */
export const payAtOnce = async ({ who }: Sent): Promise<void> => {
  if (who) await users().updateOne({ _id: toObjectId(idOf(who)) }, { $inc: { walletPaise: 1000 } });
};

/** Raises the price of what was agreed. */
export const raisePrices = async ({ who }: Sent): Promise<void> => {
  if (who) await bookings().updateMany({ workerId: toObjectId(idOf(who)) }, { $inc: { pricePaise: 700 } });
};

/** Removes what a waived fee was. */
export const removeFee = async ({ params: { id = '' } }: Sent): Promise<void> => {
  await ledger().deleteMany({ event: { $in: [`fee:${id}`, `fee:${id}:settled`] } });
};

/** Takes what is credit in somebody's wallet for money of their own. */
export const mixCredit: Fault['before'] = async (_world, { name, who }) => {
  if (name === 'PUT /bookings/{id}/credit' && who)
    await users().updateOne({ _id: toObjectId(idOf(who)) }, { $set: { creditPaise: 0 } });
};

/** Forgets which places for open requests are taken. */
export const freePlaces: Fault['before'] = async (_world, { name }) => {
  if (name === BOOK) await bookings().updateMany({}, { $set: { openSlot: null } });
};

/** Gives every credit at once. */
export const hurryCredits = async (): Promise<void> => {
  const waiting = { kind: 'referralCredit', doneAt: null };
  await database()
    .collection('outbox')
    .updateMany(waiting, { $set: { dueAt: new Date(0) } });
};

/** Takes all credits for old ones. */
export const ageCredits = async (): Promise<void> => {
  await database()
    .collection('referralCredits')
    .updateMany({}, { $set: { at: new Date(0) } });
};

/** Forgets who has brought a credit. */
export const forgetCredits = async (): Promise<void> => {
  await database().collection('referralCredits').deleteMany({});
};

/** Takes the fourth worker, whom no admin has seen, for one who was. */
export const verifyFourth = (isVerified: boolean): Fault['beforeWork'] => {
  return async ({ workers }) => {
    const [worker] = workers.slice(3);
    if (!worker) return;
    const _id = toObjectId(idOf(worker));
    const verification = isVerified ? { at: now(), by: _id, reason: 'Nobody looked.' } : null;
    await users().updateOne({ _id }, { $set: { verification } });
  };
};
