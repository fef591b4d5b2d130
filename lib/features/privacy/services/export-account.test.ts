import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { database, newObjectId } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const MANY = 12_000;

const readRecords = async ({ token }: Pick<SignedIn, 'token'>) => {
  const reply = await sendCall({ origin: url(), call: exportAccountContract, parts: {}, token });
  expectSuccess(reply, exportAccountContract);
  return z.looseObject(exportAccountContract.reply.shape).parse(reply.json).data.records;
};

test('the download of a long history is whole', async () => {
  const session = await signIn('worker');
  const { user } = session;
  const at = new Date();
  const fill = (collection: string, toRow: (n: number) => object) =>
    database()
      .collection(collection)
      .insertMany(Array.from({ length: MANY }, (_, n) => ({ _id: newObjectId(), ...toRow(n) })));
  await fill('notifications', (n) => ({ userId: user._id, href: `/n/${n}`, createdAt: at }));
  await fill('ledger', (n) => ({ userId: user._id, event: `job:${n}`, amountPaise: n, at }));
  await fill('bookings', (n) => ({ workerId: user._id, number: `HN-${n}`, history: [] }));

  const records = await readRecords(session);
  assert.equal(new Set(records['notifications']?.map(({ href }) => href)).size, MANY);
  assert.equal(new Set(records['ledger']?.map(({ event }) => event)).size, MANY);
  assert.equal(new Set(records['jobs']?.map(({ number }) => number)).size, MANY);
});

test('both downloads hold what was said about a payment, and only the payer’s its UTRs and corrections', async () => {
  const [customer, worker] = [await signIn('customer'), await signIn('worker')];
  const said = { method: 'upi', amountPaise: 25_000, utr: '123456789012', at: new Date() };
  const payment = { ...said, isRepeated: true, earlier: [{ ...said, replacedAt: new Date() }] };
  const people = { customerId: customer.user._id, workerId: worker.user._id, history: [] };
  await database()
    .collection('bookings')
    .insertMany([
      { ...people, _id: newObjectId(), number: 'price', fee: null, payment },
      { ...people, _id: newObjectId(), number: 'fee', fee: { owedBy: 'worker' }, payment },
      { ...people, _id: newObjectId(), number: 'unsaid', fee: null },
    ]);
  const listSaid = (rows: Record<string, unknown>[] = []) =>
    Object.fromEntries(rows.map((row) => [String(row['number']), row['payment']]));
  const [hers, theirs] = [await readRecords(worker), await readRecords(customer)];
  const { utr, method, amountPaise } = said;
  const at = said.at.toISOString();
  const other = { method, amountPaise, at };
  const replacedAt = payment.earlier[0]?.replacedAt.toISOString();
  const own = { ...other, utr, earlier: [{ method, amountPaise, utr, replacedAt }] };
  assert.deepEqual(listSaid(theirs['bookings']), { price: own, fee: other, unsaid: undefined });
  assert.deepEqual(listSaid(hers['jobs']), { price: other, fee: own, unsaid: undefined });
});
