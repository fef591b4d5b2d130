import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { listBookingsContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  listConversationsContract,
  listMessagesContract,
  sendMessageContract,
} from '#lib/features/messages/contracts/messages.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { countCommands, countedUri } from '#e2e/kit/count-commands.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { MONGODB_URI: countedUri(testEnv().MONGODB_URI) }, pages: false });

const [FEW, MANY] = [5, 50];
// A whole list is one page.
const query = { limit: '50' };

interface Counted {
  contract: Contract;
  most: number;
  /** Signed in, a search also asks whose phone may be shown. */
  byGuest?: true;
  /** Stores so many rows that the call reads, and returns its parts. */
  prepare(caller: SignedIn, rows: number): Promise<Parts>;
}

const repeat = async (times: number, make: () => Promise<unknown>): Promise<void> => {
  for (let made = 0; made < times; made += 1) await make();
};

const writeToNewWorker = async ({ userId }: SignedIn): Promise<void> => {
  const worker = await makeWorker();
  await makeMessage({ from: userId, to: String(worker._id) });
};

/** A conversation of so many messages in which both have written. */
const makeConversation = async ({ userId }: SignedIn, rows: number): Promise<string> => {
  const partner = String((await makeWorker())._id);
  await repeat(rows - 1, () => makeMessage({ from: userId, to: partner }));
  await makeMessage({ from: partner, to: userId });
  return partner;
};

const calls: readonly Counted[] = [
  {
    contract: searchWorkersContract,
    most: 1,
    byGuest: true,
    prepare: async (_caller, rows) => {
      const name = rows === FEW ? 'Ravi' : 'Suresh';
      await repeat(rows, () => makeFoundWorkers({ name, trades: [] }));
      return { query: { ...query, query: name } };
    },
  },
  {
    contract: listBookingsContract,
    most: 2,
    prepare: async ({ user }, rows) => {
      await repeat(rows, () => makeBooking({ customer: user }));
      return { query };
    },
  },
  {
    contract: listNotificationsContract,
    most: 2,
    prepare: async ({ userId }, rows) => {
      await repeat(rows, () => makeNotification({ userId }));
      return { query };
    },
  },
  {
    contract: listConversationsContract,
    most: 3,
    prepare: async (caller, rows) => {
      await repeat(rows, () => writeToNewWorker(caller));
      return { query };
    },
  },
  {
    contract: listMessagesContract,
    most: 2,
    prepare: async (caller, rows) => ({ params: { id: await makeConversation(caller, rows) } }),
  },
  {
    contract: sendMessageContract,
    most: 5,
    prepare: async (caller, rows) => ({ params: { id: await makeConversation(caller, rows) } }),
  },
];

// All other collections are the business itself.
const ofEachCall = new Set(['sessions', 'rateLimits', 'outbox', 'socketEvents']);

const isOfBusiness = (name: string): boolean => {
  const [, collection] = name.split(' ');
  return collection !== undefined && !ofEachCall.has(collection);
};

const sum = (counted: Record<string, number>): number =>
  Object.values(counted).reduce((total, times) => total + times, 0);

/** The fewest of three tries: the caches of a second or two may be over in any one of them. */
const countWarm = async (send: () => Promise<unknown>): Promise<Record<string, number>> => {
  const tries: Record<string, number>[] = [];
  await send();
  await repeat(3, async () => {
    const counted = await countCommands(send);
    tries.push(Object.fromEntries(Object.entries(counted).filter(([name]) => isOfBusiness(name))));
  });
  return tries.toSorted((a, b) => sum(a) - sum(b))[0] ?? {};
};

const listed = z.object({ data: z.array(z.unknown()) });

const countWith = async ({ contract, prepare, byGuest }: Counted, rows: number) => {
  const caller = await signIn('customer');
  const parts = await prepare(caller, rows);
  const send = async () => {
    const body = contract.body && { body: { text: 'On my way', clientId: randomUUID() } };
    const answer = await sendCall({
      ...{ origin: url(), call: contract, ...(!byGuest && { token: caller.token }) },
      parts: { ...parts, ...body },
    });
    expectSuccess(answer, contract);
    if (contract.method === 'GET') assert.equal(listed.parse(answer.json).data.length, rows);
  };
  return countWarm(send);
};

for (const call of calls)
  test(`${call.contract.name} sends at most ${call.most} commands to the business for 5 and for 50 rows`, async () => {
    const few = await countWith(call, FEW);
    assert.ok(sum(few) > 0 && sum(few) <= call.most, JSON.stringify(few));
    assert.deepEqual(await countWith(call, MANY), few);
  });
