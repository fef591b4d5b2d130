import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, suite, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/may-write.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { wakeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, databaseClient, inTransaction, Tx } from '#models/connection.ts';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall, type Parts } from '#server/testing/api/send-call.ts';
import { countCommands, countedUri } from '#server/testing/count-commands.ts';
import { eventually } from '#server/testing/eventually.ts';
import { bookingBodyFor, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import { makeSubscription } from '#server/testing/factories/push-tokens.ts';
import { makeSession, signIn, type SignedIn } from '#server/testing/factories/users.ts';
import { testEnv } from '#server/testing/test-env.ts';
import { useTestServer } from '#server/testing/test-server.ts';
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
  // What a call costs whose session nobody has just looked at.
  forgetSession(who.sessionId);
  const answer = await sendCall({ origin: url(), call: contract, token: who.token, parts });
  expectSuccess(answer, contract);
  return answer.json;
};

const write = (from: SignedIn, to: SignedIn): Promise<unknown> =>
  call(from, sendMessageContract, {
    params: { id: to.userId },
    body: { text: 'On my way', clientId: randomUUID() },
  });

/** Nothing is left of what is due by now. */
const isQuiet = async (): Promise<boolean> => {
  const due = { doneAt: null, dueAt: { $lte: now() } };
  return (await database().collection('outbox').countDocuments(due)) === 0;
};

/** What a call and all that follows it ask of the database: at once, and when screens have had their time. */
const costOf = (work: () => Promise<unknown>): Promise<Record<string, number>> =>
  countCommands(async () => {
    await work();
    await eventually(isQuiet);
    setClock(new Date(now().getTime() + FOLLOW_UP_MS + 1));
    wakeOutbox();
    await eventually(isQuiet);
  });

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

// What every call of somebody signed in asks: who it is, and whether it may be one more of theirs.
const around = { 'aggregate sessions': 1, 'findAndModify rateLimits': 1 };

// One row of the outbox, for feed, open screens and mail.
const news = {
  'insert outbox': 1,
  commitTransaction: 1,
  'insert socketEvents': 2,
  'find outbox': 2,
  'update outbox': 2,
  'update notifications': 1,
  'find pushTokens': 1,
};

const create = {
  ...around,
  ...news,
  'find idempotency': 1,
  'find users': 3,
  'find blocks': 1,
  'find jobs': 1,
  'find bookingClaims': 1,
  'insert idempotency': 1,
  'find skills': 1,
  'insert bookingClaims': 1,
  'update users': 1,
  'find bookings': 1,
  'findAndModify dayShares': 1,
  'insert bookings': 1,
  'update idempotency': 1,
};

const acceptance = {
  ...around,
  ...news,
  'find bookings': 2,
  'update users': 2,
  'findAndModify bookings': 1,
  'findAndModify users': 1,
  'find users': 2,
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
};

const message = {
  ...around,
  'aggregate users': 1,
  'update users': 1,
  'findAndModify conversations': 1,
  'insert messages': 1,
  'insert outbox': 1,
  commitTransaction: 1,
  'insert socketEvents': 3,
  'find outbox': 2,
  'update outbox': 2,
  'find messages': 1,
  'find conversations': 1,
  'find users': 1,
  'find blocks': 1,
  'delete notifications': 1,
  'update notifications': 1,
  'find pushTokens': 1,
};

suite('commands to the database', () => {
  test('of a request for a booking are counted', async () => {
    const { book } = await makeCall();
    assert.deepEqual(await costOf(book), create);
  });

  test('of a request to a worker whose phone rings are counted', async () => {
    const { book, worker } = await makeCall();
    await listen(worker);
    assert.deepEqual(await costOf(book), {
      ...create,
      // The row waits four seconds, and each device is named by a row of its own.
      'aggregate sessions': 2,
      'find users': 4,
      'find outbox': 4,
      'update outbox': 6,
      'find notifications': 1,
      'find pushTokens': 2,
    });
  });

  test('of a worker’s yes are counted', async () => {
    const { bookable, customer, worker } = await makeCall();
    const booking = await makeBooking({ bookable, customer: customer.user });
    assert.deepEqual(await costOf(() => move(worker, String(booking._id), 'accepted')), acceptance);
  });

  test('of a job that is done are counted', async () => {
    const { bookable, customer, worker } = await makeCall();
    const booking = await makeBooking({ bookable, customer: customer.user, status: 'in_progress' });
    assert.deepEqual(await costOf(() => move(worker, String(booking._id), 'completed')), completion);
  });

  test('of a message that nobody looks at are counted', async () => {
    const { customer, worker } = await makeCall();
    await makeMessage({ from: customer.userId, to: worker.userId });
    assert.deepEqual(await costOf(() => write(customer, worker)), message);
  });

  test('of a message that rings a phone are counted', async () => {
    const { customer, worker } = await makeCall();
    await makeMessage({ from: customer.userId, to: worker.userId });
    await listen(worker);
    assert.deepEqual(await costOf(() => write(customer, worker)), {
      ...message,
      'aggregate sessions': 2,
      'update outbox': 4,
    });
  });

  test('of a transaction that the database lets go at its end are counted once', async () => {
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
