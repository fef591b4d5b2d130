import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { Style } from './play.ts';
import type { Rule } from './violation.ts';
import { idOf, type Fault, type Sent, type World } from './world.ts';

/** How a rule is switched off: what a call reads or answers is made false, or the database is as a faulty rule leaves it. */
type Way = 'call' | 'answer' | 'database';

export interface Control {
  /** The rule of the product that is off. */
  readonly off: string;
  readonly way: Way;
  /** What of the play finds it. */
  readonly found: readonly Rule[];
  readonly style: Style;
  readonly fault: Fault;
}

const rows = (collection: string) => database().collection(collection);
const idIn = ({ params }: Sent) => toObjectId(params['id'] ?? '');

const BOOK = 'POST /bookings';
const MOVE = 'PUT /bookings/{id}/status';
const LEAVE = 'POST /users/delete-account';

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([name]) => name === field)?.[1]
    : undefined;

const bookingIn = async (sent: Sent) => rows('bookings').findOne({ _id: idIn(sent) });

const without = (body: unknown, field: string) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name !== field));

/** Puts something into what a worker reads of a booking, where it is as `isSo` says. */
const leakToWorker = (isSo: (booking: { status: string; mover: string }) => boolean): Fault['answer'] => {
  return async (_world, sent, text) => {
    if (sent.name !== 'GET /bookings/{id}' || sent.who?.role !== 'worker' || !text.includes('"address":{'))
      return text;
    const booking = await bookingIn(sent);
    const { status, history, address } = booking ?? {};
    if (!isSo({ status: String(status), mover: String(history?.at(-1)?.mover) })) return text;
    return text.replace('"address":{', `"address":{"street":${JSON.stringify(address?.street ?? '')},`);
  };
};

/** Keeps the rows of somebody who leaves as they were. */
const keepRows = (collection: string, owner: string): Fault => {
  let kept: { _id: unknown }[] = [];
  return {
    before: async (_world, { name, who }) => {
      if (name === LEAVE && who)
        kept = await rows(collection)
          .find({ [owner]: toObjectId(idOf(who)) })
          .toArray();
    },
    after: async (_world, { name, status }) => {
      if (name !== LEAVE || status !== 200) return;
      for (const { _id, ...row } of kept) {
        const { address, text } = Object.fromEntries(Object.entries(row));
        await rows(collection).updateOne(
          { _id: toObjectId(String(_id)) },
          { $set: collection === 'messages' ? { text } : { address } },
        );
      }
    },
  };
};

/** Before a call, the database forgets something. */
const forget = (call: string, collection: string, filter: object = {}): Fault => ({
  before: async (_world, { name }) => {
    if (name === call) await rows(collection).deleteMany(filter);
  },
});

const afterSuccess = (call: string, spoil: (sent: Sent, world: World) => Promise<unknown>): Fault => ({
  after: async (world, { status, ...sent }) => {
    if (sent.name === call && status < 300) await spoil(sent, world);
  },
});

const countEveryJob = async (): Promise<void> => {
  for (const { _id } of await rows('users').find({ role: 'worker' }).toArray()) {
    const completedJobs = await rows('bookings').countDocuments({ workerId: _id, status: 'completed' });
    await rows('users').updateOne({ _id }, { $set: { completedJobs } });
  }
};

const countEveryReview = async (): Promise<void> => {
  for (const { _id } of await rows('users').find({ role: 'worker' }).toArray()) {
    const said = await rows('reviews').find({ workerId: _id }).toArray();
    const ratingSum = said.reduce((sum, { rating }) => sum + Number(rating), 0);
    await rows('users').updateOne({ _id }, { $set: { ratingSum, reviewCount: said.length } });
  }
};

const moveAnyhow: Fault = {
  after: async (_world, { name, who, body, params, status }) => {
    const to = fieldOf(body, 'status');
    if (name !== MOVE || status !== 409 || !who || who.role === 'broker') return;
    const change = { status: to, mover: who.role, by: toObjectId(idOf(who)), at: now() };
    await rows('bookings').updateOne(
      { _id: toObjectId(params['id'] ?? '') },
      { $set: { status: to }, $push: { history: { $each: [change] } } },
    );
  },
};

const HOURS_MS = 12 * 3_600_000;

const shiftStart = async (sent: Sent, byMs: number): Promise<void> => {
  const booking =
    sent.name === MOVE && fieldOf(sent.body, 'status') !== 'cancelled' ? await bookingIn(sent) : null;
  if (!booking) return;
  const startsAt = new Date(Number(booking['startsAt']) + byMs);
  await rows('bookings').updateOne({ _id: booking._id }, { $set: { startsAt } });
};

const ignoreClock: Fault = {
  before: async (_world, sent) => shiftStart(sent, -HOURS_MS),
  after: async (_world, sent) => shiftStart(sent, HOURS_MS),
};

const payTwice = async (sent: Sent): Promise<void> => {
  const [line] = await rows('ledger')
    .find({ event: `top_up:${sent.params['id'] ?? ''}` })
    .toArray();
  if (!line) return;
  const { _id, ...same } = line;
  await rows('ledger').insertOne({ ...same, event: `top_up:again:${String(_id)}` });
  await rows('users').updateOne({ _id: line['userId'] }, { $inc: { walletPaise: line['amountPaise'] } });
};

const credits = { likes: ['errand', 'timePasses'], crowd: false, most: 60 } satisfies Style;
const many = { likes: ['row', 'errand'], crowd: false, most: 40 } satisfies Style;

const verifyAll = (isVerified: boolean): Fault['beforeWork'] => {
  return async ({ workers }) => {
    const _id = toObjectId(idOf(workers[3] ?? workers[0]!));
    const verification = isVerified ? { at: now(), by: _id, reason: 'Nobody looked.' } : null;
    await rows('users').updateOne({ _id }, { $set: { verification } });
  };
};

/** Each switches one rule of the product off. */
export const controls = {
  'fee-unasked': {
    off: 'a cancellation is bound to the fee that was shown',
    ...{ way: 'call', found: ['told'], style: { likes: ['cancelLate', 'feeOf'], crowd: false, most: 40 } },
    fault: {
      body: async (_world, { name, body }) =>
        name === MOVE ? { ...without(body, 'feePaise'), feePaise: 1_000_000_000 } : undefined,
    },
  },
  'price-unbound': {
    off: 'a request is bound to the price that was shown',
    ...{ way: 'call', found: ['told'], style: { likes: ['ask', 'askUnderNewRate'], crowd: false, most: 40 } },
    fault: {
      body: async (_world, { name, body }) => (name === BOOK ? without(body, 'pricePaise') : undefined),
    },
  },
  'price-follows-rate': {
    off: 'what was agreed keeps its price when the rate changes',
    ...{ way: 'database', found: ['told'], style: { likes: ['ask', 'setRate'], crowd: false, most: 40 } },
    fault: afterSuccess('PUT /users/update-worker-profile', ({ who }) =>
      rows('bookings').updateMany(
        { workerId: toObjectId(who ? idOf(who) : '') },
        { $inc: { pricePaise: 700 } },
      ),
    ),
  },
  'two-places': {
    off: 'a request claims its time',
    ...{ way: 'database', found: ['overlaps'], style: { likes: ['ask'], crowd: false, most: 40 } },
    fault: forget(BOOK, 'bookingClaims'),
  },
  'open-requests': {
    off: 'five open requests a customer, one a worker and day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['askForAll', 'ask'], crowd: true, most: 20 } },
    fault: {
      before: async (_world, { name }) => {
        if (name === BOOK) await rows('bookings').updateMany({}, { $set: { openSlot: null } });
      },
    },
  },
  'requests-a-day': {
    off: 'ten requests a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['askForAll'], crowd: true, most: 20 } },
    fault: forget(BOOK, 'dayShares', { kind: 'request' }),
  },
  'conversations-a-day': {
    off: 'twenty new conversations a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['writeToAll'], crowd: true, most: 16 } },
    fault: forget('POST /messages/send/{id}', 'dayShares', { kind: 'conversation' }),
  },
  'phones-a-day': {
    off: 'thirty phones a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['search'], crowd: true, most: 16 } },
    fault: forget('GET /users/search-worker', 'phoneReveals'),
  },
  'street-early': {
    off: 'a street comes with acceptance',
    ...{
      way: 'answer',
      found: ['secrets'],
      style: { likes: ['ask', 'readBookings'], crowd: false, most: 40 },
    },
    fault: { answer: leakToWorker(({ status }) => status === 'pending') },
  },
  'street-after-giving-up': {
    off: 'a worker who cancels sees the street no more',
    ...{
      way: 'answer',
      found: ['secrets'],
      style: { likes: ['row', 'readBookings'], crowd: false, most: 60 },
    },
    fault: { answer: leakToWorker(({ status, mover }) => status === 'cancelled' && mover === 'worker') },
  },
  'message-astray': {
    off: 'a message is read by its two people',
    ...{
      way: 'database',
      found: ['secrets'],
      style: { likes: ['write', 'readMessages'], crowd: false, most: 60 },
    },
    fault: {
      answer: async (_world, { name }, text) => {
        const [message] =
          name === 'GET /messages/users' ? await rows('messages').find({}).limit(1).toArray() : [];
        return message ? `${text} ${String(message['text'])}` : text;
      },
    },
  },
  'email-public': {
    off: 'an e-mail is never public',
    ...{ way: 'answer', found: ['secrets'], style: { likes: ['readPerson'], crowd: false, most: 40 } },
    fault: {
      answer: async (_world, sent, text) => {
        if (sent.name !== 'GET /users/{id}' || !text.includes('"success":true')) return text;
        const user = await rows('users').findOne({ _id: idIn(sent) });
        return `${text} ${String(user?.['email'])}`;
      },
    },
  },
  'address-stays': {
    off: 'a deleted account leaves no address in its bookings',
    ...{ way: 'database', found: ['traces'], style: { likes: ['ask', 'leave'], crowd: false, most: 50 } },
    fault: keepRows('bookings', 'customerId'),
  },
  'words-stay': {
    off: 'a deleted account leaves no message',
    ...{ way: 'database', found: ['traces'], style: { likes: ['write', 'leave'], crowd: false, most: 50 } },
    fault: keepRows('messages', 'senderId'),
  },
  'small-jobs-count': {
    off: 'jobs count once a pair and month, from ₹100 on',
    ...{ way: 'database', found: ['counts'], style: many },
    fault: afterSuccess(MOVE, countEveryJob),
  },
  'all-reviews-count': {
    off: 'of a pair the latest review of a month counts, from ₹100 on',
    ...{
      way: 'database',
      found: ['counts'],
      style: { likes: ['errand', 'judgeWork'], crowd: false, most: 60 },
    },
    fault: afterSuccess('POST /admin/rate-us', countEveryReview),
  },
  'any-move': {
    off: 'bookings move by the table',
    ...{
      way: 'database',
      found: ['moves', 'money'],
      style: { likes: ['ask', 'lie'], crowd: false, most: 40 },
    },
    fault: moveAnyhow,
  },
  'any-time': {
    off: 'moves wait for their time',
    ...{ way: 'database', found: ['moves'], style: { likes: ['ask', 'early'], crowd: false, most: 40 } },
    fault: ignoreClock,
  },
  'credit-twice': {
    off: 'a contact brings one credit for ever',
    ...{
      way: 'database',
      found: ['money'],
      style: { ...credits, likes: ['friendly', 'timePasses', 'leave', 'comeBack'] },
    },
    fault: {
      beforeWork: async () => {
        await rows('referralCredits').deleteMany({});
      },
    },
  },
  'credit-early': {
    off: 'a credit waits for seven days',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly'] } },
    fault: {
      beforeWork: async () => {
        const waiting = { kind: 'referralCredit', doneAt: null };
        await rows('outbox').updateMany(waiting, { $set: { dueAt: new Date(0) } });
      },
    },
  },
  'credit-unverified': {
    off: 'a credit is for a job of a verified worker',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly', 'timePasses'] } },
    fault: { beforeWork: verifyAll(true), afterWork: verifyAll(false) },
  },
  'credits-a-month': {
    off: 'five friends a month',
    ...{
      way: 'database',
      found: ['money'],
      style: { ...credits, most: 90, likes: ['friendly', 'timePasses'] },
    },
    fault: {
      beforeWork: async () => {
        await rows('referralCredits').updateMany({}, { $set: { at: new Date(0) } });
      },
    },
  },
  'wallet-on-request': {
    off: 'a wallet is filled by a confirmed top-up',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, most: 30 } },
    fault: afterSuccess('POST /wallet/top-ups', ({ who }) =>
      rows('users').updateOne({ _id: toObjectId(who ? idOf(who) : '') }, { $inc: { walletPaise: 1000 } }),
    ),
  },
  'top-up-twice': {
    off: 'a top-up is in the book once',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, most: 30 } },
    fault: afterSuccess('PUT /admin/top-ups/{id}', payTwice),
  },
  'line-removed': {
    off: 'nothing in the books is removed',
    ...{ way: 'database', found: ['books'], style: { likes: ['feeOf'], crowd: false, most: 40 } },
    fault: afterSuccess('DELETE /bookings/{id}/fee', ({ params }) =>
      rows('ledger').deleteMany({
        event: { $in: [`fee:${params['id'] ?? ''}`, `fee:${params['id'] ?? ''}:settled`] },
      }),
    ),
  },
  'credit-pays-all': {
    off: 'credit pays half of a job at most',
    ...{
      way: 'database',
      found: ['money'],
      style: { ...credits, likes: ['friendly', 'timePasses', 'payPart'] },
    },
    fault: {
      before: async (_world, { name, who }) => {
        if (name === 'PUT /bookings/{id}/credit' && who)
          await rows('users').updateOne({ _id: toObjectId(idOf(who)) }, { $set: { creditPaise: 0 } });
      },
    },
  },
} satisfies Record<string, Control>;

export type ControlName = keyof typeof controls;
