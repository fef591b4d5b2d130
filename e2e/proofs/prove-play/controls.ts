import {
  acceptExtras,
  afterSuccess,
  ageAccounts,
  ageCredits,
  BOOK,
  countEveryJob,
  countEveryReview,
  forget,
  forgetCredits,
  forgetEarners,
  forgetPairs,
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
  trustAll,
  verifyFourth,
  without,
} from './faults.ts';
import { forgetSwitches } from './faults-of-offers.ts';
import { often, type Style } from './play.ts';
import type { Rule } from './violation.ts';
import type { Fault } from './world.ts';

/**
 * How a rule is switched off: by changing a call's input or answer, or the database as a faulty rule would leave it.
 */
type Way = 'call' | 'answer' | 'database';

export interface Control {
  /** The rule that is off. */
  readonly off: string;
  readonly way: Way;
  /** The rules by which the play must detect it. */
  readonly found: readonly Rule[];
  readonly style: Style;
  readonly fault: Fault;
}

const credits = { likes: ['errand', 'timePasses'], crowd: false, maxSteps: 60 } satisfies Style;
const friends = {
  likes: ['reach', 'reach'],
  goals: ['line credit'],
  crowd: false,
  maxSteps: 40,
} satisfies Style;
const returns = {
  likes: ['again', 'again', 'comeBack'],
  ...{ crowd: false, maxSteps: 30 },
} satisfies Style;
const many = { likes: ['reach', 'errand'], crowd: false, maxSteps: 40 } satisfies Style;

/** Each control switches off one rule of the product. */
export const controls = {
  'switch-ignored': {
    off: 'nothing is booked in a city that is switched off',
    ...{
      way: 'database',
      found: ['offers'],
      style: { likes: ['askWhileOff', 'askWhileOff'], crowd: false, maxSteps: 20 },
    },
    fault: forgetSwitches(),
  },
  'fee-unasked': {
    off: 'a cancellation is bound to the fee that was shown',
    ...{
      way: 'call',
      found: ['told'],
      style: { likes: ['cancelLate', 'feeOf'], crowd: false, maxSteps: 40 },
    },
    fault: {
      body: async (_world, { name, body }) =>
        name === MOVE ? { ...without(body, 'feePaise'), feePaise: 1_000_000_000 } : undefined,
    },
  },
  'price-unbound': {
    off: 'a request is bound to the price that was shown',
    ...{
      way: 'call',
      found: ['told'],
      style: { likes: ['ask', 'askUnderNewRate'], crowd: false, maxSteps: 40 },
    },
    fault: {
      body: async (_world, { name, body }) => (name === BOOK ? without(body, 'pricePaise') : undefined),
    },
  },
  'price-follows-rate': {
    off: 'an agreed booking keeps its price when the rate changes',
    ...{ way: 'database', found: ['told'], style: { likes: ['ask', 'setRate'], crowd: false, maxSteps: 40 } },
    fault: afterSuccess('PUT /users/update-worker-profile', raisePrices),
  },
  'extra-unasked': {
    off: 'an extra is owed only once the customer accepted it',
    ...{ way: 'database', found: ['told'], style: { likes: ['addExtras'], crowd: false, maxSteps: 10 } },
    fault: afterSuccess('POST /bookings/{id}/extras', acceptExtras),
  },
  'two-places': {
    off: 'a request claims its time',
    ...{
      way: 'database',
      found: ['overlaps'],
      style: { likes: often('ask'), crowd: false, maxSteps: 20 },
    },
    fault: forget(BOOK, 'bookingClaims'),
  },
  'open-requests': {
    off: 'five open requests per customer, one per worker and day',
    ...{
      way: 'database',
      found: ['limits'],
      style: { likes: ['askForAll', 'ask'], crowd: true, maxSteps: 20 },
    },
    fault: { before: freePlaces },
  },
  'requests-a-day': {
    off: 'ten requests a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['askForAll'], crowd: true, maxSteps: 20 } },
    fault: forget(BOOK, 'dayShares', { kind: 'request' }),
  },
  'conversations-a-day': {
    off: 'twenty new conversations a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['writeToAll'], crowd: true, maxSteps: 16 } },
    fault: forget('POST /messages/send/{id}', 'dayShares', { kind: 'conversation' }),
  },
  'phones-a-day': {
    off: 'thirty phones a day',
    ...{ way: 'database', found: ['limits'], style: { likes: ['search'], crowd: true, maxSteps: 16 } },
    fault: forget('GET /users/search-worker', 'dayShares', { kind: 'phone' }),
  },
  'street-early': {
    off: 'the street is visible only after acceptance',
    ...{
      way: 'answer',
      found: ['secrets'],
      style: { likes: ['ask', 'readBookings'], crowd: false, maxSteps: 40 },
    },
    fault: { answer: leakToWorker(({ status }) => status === 'pending') },
  },
  'street-after-giving-up': {
    off: 'a worker who cancels can no longer see the street',
    ...{
      way: 'answer',
      found: ['secrets'],
      style: { likes: ['reach', 'readBookings'], crowd: false, maxSteps: 60 },
    },
    fault: {
      answer: leakToWorker(
        ({ status, history }) => status === 'cancelled' && history.at(-1)?.mover === 'worker',
      ),
    },
  },
  'message-astray': {
    off: 'only the two people of a conversation read its messages',
    ...{
      way: 'database',
      found: ['secrets'],
      style: { likes: ['write', 'readMessages'], crowd: false, maxSteps: 60 },
    },
    fault: { answer: leakMessage },
  },
  'email-public': {
    off: 'an e-mail is never public',
    ...{ way: 'answer', found: ['secrets'], style: { likes: ['readPerson'], crowd: false, maxSteps: 40 } },
    fault: { answer: leakEmail },
  },
  'address-stays': {
    off: 'a deleted account leaves no address in its bookings',
    ...{ way: 'database', found: ['traces'], style: { likes: ['ask', 'leave'], crowd: false, maxSteps: 50 } },
    fault: keepAddresses(),
  },
  'words-stay': {
    off: 'a deleted account leaves no message',
    ...{
      way: 'database',
      found: ['traces'],
      style: { likes: ['write', 'leave'], crowd: false, maxSteps: 50 },
    },
    fault: keepWords(),
  },
  'small-jobs-count': {
    off: 'jobs count once per pair and month, from ₹100',
    ...{ way: 'database', found: ['counts'], style: many },
    fault: afterSuccess(MOVE, countEveryJob),
  },
  'unproved-count': {
    off: 'a job counts once its customer’s contact is proved',
    ...{ way: 'database', found: ['counts'], style: returns },
    fault: trustAll(),
  },
  'pairs-by-account': {
    off: 'a customer who leaves and returns counts once a month for a worker',
    ...{ way: 'database', found: ['counts'], style: returns },
    fault: { before: forgetPairs },
  },
  'young-jobs': {
    off: 'at most two jobs a day from new accounts count for a worker',
    ...{
      way: 'database',
      found: ['counts'],
      style: { likes: ['fullDay', 'fullDay'], crowd: false, maxSteps: 20 },
    },
    fault: { before: ageAccounts },
  },
  'all-reviews-count': {
    off: 'only the latest review of a pair in a month counts, from ₹100',
    ...{
      way: 'database',
      found: ['counts'],
      style: { likes: ['errand', 'judgeWork'], crowd: false, maxSteps: 60 },
    },
    fault: afterSuccess('POST /admin/rate-us', countEveryReview),
  },
  'any-move': {
    off: 'bookings move only as the transition table allows',
    ...{
      way: 'database',
      found: ['moves', 'money'],
      style: { likes: ['ask', 'lie'], crowd: false, maxSteps: 40 },
    },
    fault: moveAnyhow,
  },
  'any-time': {
    off: 'a move is refused before its time',
    ...{ way: 'database', found: ['moves'], style: { likes: ['ask', 'early'], crowd: false, maxSteps: 40 } },
    fault: ignoreClock,
  },
  'late-yes': {
    off: 'a worker can answer only until the deadline',
    ...{ way: 'database', found: ['moves'], style: { likes: ['lateYes'], crowd: false, maxSteps: 20 } },
    fault: ignoreDeadline,
  },
  'two-agree': {
    off: 'one of several workers asked for the same need gets it',
    ...{ way: 'call', found: ['overlaps'], style: { likes: ['askElse'], crowd: false, maxSteps: 20 } },
    fault: {
      body: async (_world, { name, body }) => (name === BOOK ? without(body, 'insteadOf') : undefined),
    },
  },
  'credit-twice': {
    off: 'a contact earns one credit ever',
    ...{
      way: 'database',
      found: ['money'],
      style: friends,
    },
    fault: { beforeWork: forgetCredits },
  },
  'credit-early': {
    off: 'a credit is paid after seven days',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly'] } },
    fault: { beforeWork: hurryCredits },
  },
  'credit-unverified': {
    off: 'a credit needs a job by a verified worker',
    ...{ way: 'database', found: ['money'], style: { ...credits, likes: ['friendly', 'timePasses'] } },
    fault: { beforeWork: verifyFourth(true), afterWork: verifyFourth(false) },
  },
  'credits-a-month': {
    off: 'credits for five friends a month',
    ...{
      way: 'database',
      found: ['money'],
      style: friends,
    },
    fault: { beforeWork: ageCredits },
  },
  'credits-of-a-worker': {
    off: 'the jobs of one worker earn two credits a month',
    ...{ way: 'database', found: ['money'], style: friends },
    fault: { beforeWork: forgetEarners },
  },
  'wallet-on-request': {
    off: 'only a confirmed top-up fills a wallet',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, maxSteps: 30 } },
    fault: afterSuccess('POST /wallet/top-ups', payAtOnce),
  },
  'top-up-twice': {
    off: 'a top-up is booked once',
    ...{ way: 'database', found: ['money'], style: { likes: ['topUp'], crowd: false, maxSteps: 30 } },
    fault: afterSuccess('PUT /admin/top-ups/{id}', payTwice),
  },
  'line-removed': {
    off: 'the books lose no entry',
    ...{ way: 'database', found: ['books'], style: { likes: ['feeOf'], crowd: false, maxSteps: 40 } },
    fault: afterSuccess('DELETE /bookings/{id}/fee', removeFee),
  },
  'credit-pays-all': {
    off: 'credit pays at most half of a job',
    ...{
      way: 'database',
      found: ['money'],
      style: { ...credits, likes: ['friendly', 'timePasses', 'payPart'] },
    },
    fault: { before: mixCredit },
  },
} satisfies Record<string, Control>;
