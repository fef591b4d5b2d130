import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, suite, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { forgetSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { wakeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, databaseClient, inTransaction, Tx } from '#models/connection.ts';
import { noteLastSeen } from '#models/people/preferences.ts';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { countCommands, countedUri } from '#e2e/kit/count-commands.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { bookingBodyFor, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { startOutbox } from './outbox.ts';
import { makeHandlers } from './start-worker.ts';

const { url } = useTestServer({ env: { MONGODB_URI: countedUri(testEnv().MONGODB_URI) }, pages: false });
let outbox: { stop(): Promise<void> };
before(() => {
  const mailer = { send: async () => {}, close: () => {} };
  const pusher = { send: async () => 'taken' as const };
  outbox = startOutbox({ handlers: makeHandlers({ mailer, pusher }), pollMs: 600_000 });
});
after(() => outbox.stop());
afterEach(resetClock);

const call = async (who: SignedIn, contract: Contract, parts: Parts): Promise<unknown> => {
  // Measures a call for which nothing is cached.
  forgetSession(who.sessionId);
  forgetSwitchedOff();
  const answer = await sendCall({ origin: url(), call: contract, token: who.token, parts });
  expectSuccess(answer, contract);
  return answer.json;
};

const write = (from: SignedIn, to: SignedIn): Promise<unknown> =>
  call(from, sendMessageContract, {
    params: { id: to.userId },
    body: { text: 'On my way', clientId: randomUUID() },
  });

/** Nothing due is left. */
const isQuiet = async (): Promise<boolean> => {
  const due = { doneAt: null, dueAt: { $lte: now() } };
  return (await database().collection('outbox').countDocuments(due)) === 0;
};

/**
 * Counts the database commands of a call and its follow-ups: immediate ones, and those after screens had time to
 * acknowledge.
 */
const countCost = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const { 'find webhooks': _everyTenSeconds, ...counted } = await countCommands(async (answered) => {
    await work();
    await eventually(isQuiet);
    // Events that wait for an earlier one's command would share the next one.
    await answered();
    setClock(new Date(now().getTime() + FOLLOW_UP_MS + 1));
    wakeOutbox();
    await eventually(isQuiet);
  });
  return counted;
};

const move = (worker: SignedIn, id: string, status: string): Promise<unknown> =>
  call(worker, bookings.setBookingStatusContract, { params: { id }, body: { status } });

const listen = (who: SignedIn): Promise<unknown> =>
  call(who, saveTokenContract, { body: makeSubscription() });

const makeCall = async () => {
  const bookable = await makeBookable();
  const [customer, worker] = [await signIn('customer'), await makeSession(bookable.worker)];
  const body = bookingBodyFor(bookable);
  const book = () =>
    call(customer, bookings.createBookingContract, { body, headers: { 'idempotency-key': randomUUID() } });
  return { bookable, customer, worker, book };
};

// The commands of every authenticated call: read the session, check the rate limit.
const around = { 'aggregate sessions': 1, 'findAndModify rateLimits': 1 };

// One outbox row for feed, open screens and mail.
const news = {
  'insert outbox': 1,
  commitTransaction: 1,
  'insert socketEvents': 2,
  'update outbox': 1,
  'update notifications': 1,
  // The recipient with their devices.
  'aggregate users': 1,
};

const create = {
  'find switchedOff': 1,
  ...around,
  ...news,
  // Also both people with the blocks between them and the service.
  'aggregate users': 2,
  'insert idempotency': 1,
  'insert bookingClaims': 1,
  'update users': 1,
  'find bookings': 1,
  'findAndModify dayShares': 1,
  'insert bookings': 1,
};

const acceptance = {
  // Whether the worker may still undo it today.
  'find dayShares': 1,
  ...around,
  ...news,
  'find bookings': 2,
  'update users': 2,
  'findAndModify bookings': 1,
  'findAndModify users': 1,
  'find users': 1,
};

const completion = {
  ...around,
  ...news,
  'find bookings': 2,
  'update users': 2,
  'findAndModify bookings': 1,
  'delete bookingClaims': 1,
  'insert ledger': 1,
  'find users': 2,
  // Whether the booking counts depends on the customer's contact and, for new accounts, on the worker's day; the
  // booking stores the result, so that the pair is recognised under other accounts.
  'find mailTrust': 1,
  'aggregate bookings': 1,
  'update bookings': 1,
};

const message = {
  ...around,
  // Before it is stored, and four seconds later with their devices.
  'aggregate users': 2,
  'update users': 1,
  'findAndModify conversations': 1,
  'insert messages': 1,
  'insert outbox': 1,
  commitTransaction: 1,
  'insert socketEvents': 3,
  'update outbox': 1,
  'aggregate messages': 1,
  'delete notifications': 1,
  'update notifications': 1,
};

// It also opens the conversation, counts against the day's quota and shares presence.
const firstMessage = {
  ...message,
  'find users': 1,
  'findAndModify dayShares': 1,
  'update conversations': 1,
  'insert socketEvents': 4,
};

const sum = (counted: Record<string, number>): number =>
  Object.values(counted).reduce((total, times) => total + times, 0);

suite('database commands', () => {
  test('the listed commands are no more than recorded here', () => {
    const sums = [create, acceptance, completion, message, firstMessage].map(sum);
    assert.deepEqual(sums, [17, 17, 21, 16, 20]);
  });

  test('requesting a booking runs the listed queries', async () => {
    const { book } = await makeCall();
    assert.deepEqual(await countCost(book), create);
  });

  test('requesting a booking from a worker whose phone rings runs the listed queries', async () => {
    const { book, worker } = await makeCall();
    await listen(worker);
    assert.deepEqual(await countCost(book), {
      ...create,
      // The row waits four seconds, and each device gets its own row.
      'aggregate sessions': 2,
      'aggregate users': 3,
      'find outbox': 2,
      'update outbox': 5,
      'find notifications': 1,
    });
  });

  test('accepting a booking runs the listed queries', async () => {
    const { bookable, customer, worker } = await makeCall();
    const booking = await makeBooking({ bookable, customer: customer.user });
    assert.deepEqual(await countCost(() => move(worker, String(booking._id), 'accepted')), acceptance);
  });

  test('an idempotency key costs a claim, later its answer, and no read', async () => {
    const { bookable, customer, worker } = await makeCall();
    const booking = await makeBooking({ bookable, customer: customer.user });
    const accept = () =>
      call(worker, bookings.setBookingStatusContract, {
        params: { id: String(booking._id) },
        body: { status: 'accepted' },
        headers: { 'idempotency-key': randomUUID() },
      });
    // A request for a booking has its answer in the transaction, and claims its key with it.
    const key = { 'insert idempotency': 1, 'update idempotency': 1 };
    assert.deepEqual(await countCost(accept), { ...acceptance, ...key });
  });

  test('completing a booking runs the listed queries', async () => {
    const { bookable, customer, worker } = await makeCall();
    const booking = await makeBooking({ bookable, customer: customer.user, status: 'in_progress' });
    assert.deepEqual(await countCost(() => move(worker, String(booking._id), 'completed')), completion);
  });

  test('sending an unseen message runs the listed queries', async () => {
    const { customer, worker } = await makeCall();
    await makeMessage({ from: customer.userId, to: worker.userId });
    assert.deepEqual(await countCost(() => write(customer, worker)), message);
  });

  test('the first message to a person whose last visit is known aggregates no bookings', async () => {
    const { customer, worker } = await makeCall();
    await noteLastSeen([customer.userId, worker.userId], now());
    const cost = await countCost(() => write(customer, worker));
    assert.deepEqual(cost, firstMessage);
  });

  test('sending a message that rings a phone runs the listed queries', async () => {
    const { customer, worker } = await makeCall();
    await makeMessage({ from: customer.userId, to: worker.userId });
    await listen(worker);
    assert.deepEqual(await countCost(() => write(customer, worker)), {
      ...message,
      'aggregate sessions': 2,
      'update outbox': 3,
    });
  });

  test('a transaction aborted at commit counts its queries once', async () => {
    let tries = 0;
    const insertOnce = () =>
      inTransaction(async (tx) => {
        tries += 1;
        const { session } = Tx.session(tx);
        await database().collection('rows').insertOne({ tries }, { session });
        if (tries > 1) return;
        await databaseClient()
          .db('admin')
          .command({ killSessions: [session?.id] });
      });
    const counted = await countCommands(insertOnce);
    assert.deepEqual([tries, counted], [2, { 'insert rows': 1, killSessions: 1, commitTransaction: 1 }]);
  });
});
