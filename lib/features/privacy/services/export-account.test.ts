import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { database, newObjectId } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const MANY = 12_000;

test('the download of a long history is whole', async () => {
  const { token, user } = await signIn('worker');
  const at = new Date();
  const fill = (collection: string, toRow: (n: number) => object) =>
    database()
      .collection(collection)
      .insertMany(Array.from({ length: MANY }, (_, n) => ({ _id: newObjectId(), ...toRow(n) })));
  await fill('notifications', (n) => ({ userId: user._id, href: `/n/${n}`, createdAt: at }));
  await fill('ledger', (n) => ({ userId: user._id, event: `job:${n}`, amountPaise: n, at }));
  await fill('bookings', (n) => ({ workerId: user._id, number: `HN-${n}`, history: [] }));

  const reply = await sendCall({ origin: url(), call: exportAccountContract, parts: {}, token });
  expectSuccess(reply, exportAccountContract);
  const { records } = z.looseObject(exportAccountContract.reply.shape).parse(reply.json).data;
  assert.equal(new Set(records['notifications']?.map(({ href }) => href)).size, MANY);
  assert.equal(new Set(records['ledger']?.map(({ event }) => event)).size, MANY);
  assert.equal(new Set(records['jobs']?.map(({ number }) => number)).size, MANY);
});
