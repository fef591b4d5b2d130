import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { reportMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { reportUserContract } from '#lib/features/people/contracts/safety.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { database } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, newPerson, signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const rowsIn = ({ json }: { json: unknown }) =>
  z.looseObject({ data: z.array(z.looseObject({ number: z.string() })) }).parse(json).data;

const flagged = z.looseObject({
  data: z.array(z.looseObject({ name: z.string(), reportsByContact: z.array(z.string()) })),
});

test('a report survives account deletion and is linked to the next account of the contact', async () => {
  const [admin, reporter] = [await signIn('admin'), await signIn('customer')];
  const contacts = { email: 'ramesh.rude@example.test', phone: '9811122233' };
  const worker = await makeSession(await makeWorker({ name: 'Ramesh Rude', ...contacts }));
  const words = 'I know where you live';
  const { _id } = await makeMessage({ from: worker.userId, to: reporter.userId, text: words });
  const ofMessage = { params: { id: String(_id) }, body: { reason: 'abuse', details: 'He threatens me' } };
  const ofPerson = { params: { id: worker.userId }, body: { reason: 'unsafe' } };
  expectSuccess(await send(reporter, reportMessageContract, ofMessage), reportMessageContract);
  expectSuccess(await send(reporter, reportUserContract, ofPerson), reportUserContract);

  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(worker, deleteAccountContract, { body }), deleteAccountContract);
  for (const contact of Object.values(contacts)) assert.deepEqual(await findInDatabase(contact), []);

  const query = { subjectId: worker.userId };
  const kept = rowsIn(await send(admin, lists.listReportsContract, { query }));
  assert.deepEqual(
    kept.map(({ subject, message, details }) => [subject, message, details]),
    [
      [{ _id: worker.userId, name: 'Ramesh Rude' }, 'Works with care.', ''],
      [{ _id: worker.userId, name: 'Ramesh Rude' }, words, 'He threatens me'],
    ],
  );

  const numbers = kept.map(({ number }) => number);
  const returns = [
    { name: 'Same Mailbox', email: 'Ramesh.Rude+2@example.test', phone: '9811199999' },
    { name: 'Same Phone', email: 'another@example.test', phone: contacts.phone },
    { name: 'Somebody Else', email: 'else@example.test', phone: '9811188888' },
  ];
  for (const person of returns) {
    const answer = await sendCall({
      origin: url(),
      call: registerContract,
      parts: { body: newPerson(person) },
    });
    expectSuccess(answer, registerContract);
  }
  const listed = flagged.parse((await send(admin, lists.listUsersContract, { query: {} })).json).data;
  const findFlag = (name: string) => listed.find((one) => one.name === name)?.reportsByContact;
  assert.deepEqual(
    returns.map(({ name }) => findFlag(name)),
    [numbers, numbers, []],
  );
});

test('a closed report is deleted after 180 days, an open one never', async () => {
  const [admin, reporter, worker] = [await signIn('admin'), await signIn('customer'), await makeWorker()];
  const report = { params: { id: String(worker._id) }, body: { reason: 'spam' } };
  const reporters = [reporter, await signIn('customer')];
  for (const who of reporters) expectSuccess(await send(who, reportUserContract, report), reportUserContract);
  const reports = database().collection('reports');
  const [first] = await reports.find({ subjectId: worker._id }).sort({ _id: 1 }).toArray();
  const params = { id: String(first?._id) };
  const closed = await send(admin, lists.closeReportContract, { params, body: { note: 'Warned.' } });
  expectSuccess(closed, lists.closeReportContract);
  const rows = await reports.find({ subjectId: worker._id }).sort({ _id: 1 }).toArray();
  const days = rows.map(({ keepUntil }) =>
    keepUntil instanceof Date ? Math.round((keepUntil.getTime() - Date.now()) / 86_400_000) : null,
  );
  assert.deepEqual(days, [180, null]);
  const ttl = (await reports.indexes()).find(({ name }) => name === 'keepUntil_1');
  assert.equal(ttl?.expireAfterSeconds, 0);
});

test('reports by contact are found by their index', async () => {
  await makeUser();
  const filter = { contactMarks: { $in: ['none'], $exists: true } };
  assert.equal((await assertIndexed({ collection: 'reports', filter }, 'contactMarks_1')).docsExamined, 0);
});
