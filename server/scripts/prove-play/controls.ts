import {
  afterSuccess,
  ageCredits,
  BOOK,
  countEveryJob,
  countEveryReview,
  forget,
  forgetCredits,
  freePlaces,
  hurryCredits,
  ignoreClock,
  ignoreDeadline,
  keepAddresses,
  keepWords,
  leakEmail,
  leakMessage,
  leakToWorker,
  mixCredit,
  MOVE,
  moveAnyhow,
  payAtOnce,
  payTwice,
  raisePrices,
  removeFee,
  verifyFourth,
  without,
} from './faults.ts';
import type { Style } from './play.ts';
import type { Rule } from './violation.ts';
import type { Fault } from './world.ts';

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

const credits = { likes: ['errand', 'timePasses'], crowd: false, most: 60 } satisfies Style;
const friends = { likes: ['reach', 'reach'], goals: ['line credit'], crowd: false, most: 40 } satisfies Style;
const many = { likes: ['reach', 'errand'], crowd: false, most: 40 } satisfies Style;

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
    fault: afterSuccess('PUT /users/update-worker-profile', raisePrices),
  },
  'two-places': {
    off: 'a request claims its time',
    ...{
      way: 'database',
      found: ['overlaps'],
      style: { likes: ['ask', 'ask', 'ask'], crowd: false, most: 20 },
    },
    fault: forget(BOOK, 'bookingClaims'),
  },
  'open-requests': {
    off: 'five open requests a customer, one a worker and day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['askForAll', 'ask'], crowd: true, most: 20 } },
    fault: { before: freePlaces },
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
    fault: forget('GET /users/search-worker', 'dayShares', { kind: 'phone' }),
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
      style: { likes: ['reach', 'readBookings'], crowd: false, most: 60 },
    },
    fault: {
      answer: leakToWorker(
        ({ status, history }) => status === 'cancelled' && history.at(-1)?.mover === 'worker',
      ),
    },
  },
  'message-astray': {
    off: 'a message is read by its two people',
    ...{
      way: 'database',
      found: ['secrets'],
      style: { likes: ['write', 'readMessages'], crowd: false, most: 60 },
    },
    fault: { answer: leakMessage },
  },
  'email-public': {
    off: 'an e-mail is never public',
    ...{ way: 'answer', found: ['secrets'], style: { likes: ['readPerson'], crowd: false, most: 40 } },
    fault: { answer: leakEmail },
  },
  'address-stays': {
    off: 'a deleted account leaves no address in its bookings',
    ...{ way: 'database', found: ['traces'], style: { likes: ['ask', 'leave'], crowd: false, most: 50 } },
    fault: keepAddresses(),
  },
  'words-stay': {
    off: 'a deleted account leaves no message',
    ...{ way: 'database', found: ['traces'], style: { likes: ['write', 'leave'], crowd: false, most: 50 } },
    fault: keepWords(),
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
  'late-yes': {
    off: 'a worker answers until the deadline',
    ...{ way: 'database', found: ['moves'], style: { likes: ['lateYes'], crowd: false, most: 20 } },
    fault: ignoreDeadline,
  },
  'two-agree': {
    off: 'of several who were asked for one thing one does it',
    ...{ way: 'call', found: ['overlaps'], style: { likes: ['askElse'], crowd: false, most: 20 } },
    fault: {
      body: async (_world, { name, body }) => (name === BOOK ? without(body, 'insteadOf') : undefined),
    },
  },
  'credit-twice': {
    off: 'a contact brings one credit for ever',
    ...{
      way: 'database',
      found: ['money'],
      style: friends,
    },
    fault: { beforeWork: forgetCredits },
  },
  'credit-early': {
    off: 'a credit waits for seven days',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly'] } },
    fault: { beforeWork: hurryCredits },
  },
  'credit-unverified': {
    off: 'a credit is for a job of a verified worker',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly', 'timePasses'] } },
    fault: { beforeWork: verifyFourth(true), afterWork: verifyFourth(false) },
  },
  'credits-a-month': {
    off: 'five friends a month',
    ...{
      way: 'database',
      found: ['money'],
      style: friends,
    },
    fault: { beforeWork: ageCredits },
  },
  'wallet-on-request': {
    off: 'a wallet is filled by a confirmed top-up',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, most: 30 } },
    fault: afterSuccess('POST /wallet/top-ups', payAtOnce),
  },
  'top-up-twice': {
    off: 'a top-up is in the book once',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, most: 30 } },
    fault: afterSuccess('PUT /admin/top-ups/{id}', payTwice),
  },
  'line-removed': {
    off: 'nothing in the books is removed',
    ...{ way: 'database', found: ['books'], style: { likes: ['feeOf'], crowd: false, most: 40 } },
    fault: afterSuccess('DELETE /bookings/{id}/fee', removeFee),
  },
  'credit-pays-all': {
    off: 'credit pays half of a job at most',
    ...{
      way: 'database',
      found: ['money'],
      style: { ...credits, likes: ['friendly', 'timePasses', 'payPart'] },
    },
    fault: { before: mixCredit },
  },
} satisfies Record<string, Control>;
