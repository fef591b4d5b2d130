import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { listFailedRowsContract, retryRowsContract } from '#lib/features/office/contracts/outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { countOutboxKinds } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeFailedRow } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { retryRows } from './steps/retry-rows.ts';
import { inTransaction } from '#models/connection.ts';

const { url } = useTestServer();
const failedRows = z.looseObject({
  data: z.array(z.looseObject({ kind: z.string(), dueAt: z.string().nullable(), fault: z.string() })),
});
const retried = z.looseObject({ data: z.unknown() });
const reason = 'The mail server is back.';
const retry = (token: string, kind: string) => {
  const parts: Parts = { params: { kind }, body: { reason } };
  return sendCall({ origin: url(), call: retryRowsContract, token, parts });
};
const waitingIn = async (kind: string) => (await countOutboxKinds()).find((row) => row.kind === kind);

test('the list shows rows given up before rows that are tried again, without addresses', async () => {
  const { token } = await signInAdmin({ can: 'reader' });
  await makeFailedRow({ kind: 'mail', dueAt: now() });
  await makeFailedRow({ kind: 'push', fault: 'Error: 550 asha@example.test is full' });
  const answer = await sendCall({ origin: url(), call: listFailedRowsContract, token });
  expectSuccess(answer, listFailedRowsContract);
  const { data } = failedRows.parse(answer.json);
  assert.deepEqual(
    data.map(({ kind, dueAt, fault }) => [kind, dueAt === null, fault]),
    [
      ['push', true, 'Error: 550 … is full'],
      ['mail', false, 'Error: the gateway is down'],
    ],
  );
});

test('a lead makes the given-up rows of one kind due again, and the audit says why', async () => {
  const { token, userId } = await signInAdmin({ can: 'lead' });
  await Promise.all([makeFailedRow({ kind: 'sms' }), makeFailedRow({ kind: 'sms' })]);
  await makeFailedRow({ kind: 'ticketMail' });
  const answer = await retry(token, 'sms');
  expectSuccess(answer, retryRowsContract);
  assert.deepEqual(retried.parse(answer.json).data, { kind: 'sms', rows: 2 });
  assert.deepEqual(await waitingIn('sms'), { kind: 'sms', waiting: 2, givenUp: 0 });
  assert.deepEqual(await waitingIn('ticketMail'), { kind: 'ticketMail', waiting: 0, givenUp: 1 });
  const [act, ...others] = await listAudit('sms');
  assert.deepEqual([act?.act, String(act?.actorId), others.length], ['outbox.retry', userId, 0]);
  assert.equal(expectRefusal(await retry(token, 'sms'), 404).code, 'not_found');
  assert.equal((await listAudit('sms')).length, 1);
});

test('two leads who retry at once retry each row once', async () => {
  const leads = [await signInAdmin({ can: 'lead' }), await signInAdmin({ can: 'lead' })];
  await makeFailedRow({ kind: 'emailProof' });
  const statuses = await Promise.all(
    leads.map(async ({ token }) => (await retry(token, 'emailProof')).status),
  );
  assert.deepEqual(statuses.toSorted(), [200, 404]);
});

test('rows that were not given up stay as they are', async () => {
  await makeFailedRow({ kind: 'passwordReset', dueAt: new Date(now().getTime() + 3_600_000) });
  assert.equal(await inTransaction((tx) => retryRows('passwordReset', tx)), 0);
});
