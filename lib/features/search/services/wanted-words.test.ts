import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import { notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { MAX_WANTED, wantWordsContract } from '#lib/features/search/contracts/wanted-words.ts';
import { notifyWanted } from '#lib/features/search/services/wanted-words.ts';
import { database, inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { putNotification } from '#models/notifications/notification.ts';
import type { WantedRecord } from '#models/search/wanted-words.ts';
import { now } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await database().collection('wantedWords').deleteMany({});
});

const send = (token: string, text: string) =>
  sendCall({ origin: url(), call: wantWordsContract, token, parts: { body: { text } } });

const want = async (token: string, text: string): Promise<string> => {
  const answer = await send(token, text);
  expectSuccess(answer, wantWordsContract);
  return wantWordsContract.reply.shape.data.parse(
    z.looseObject({ data: z.unknown() }).parse(answer.json).data,
  ).state;
};

const listStored = async (userId: string): Promise<string[]> => {
  const rows = database().collection<WantedRecord>('wantedWords');
  const found = await rows.find({ userId: toObjectId(userId) }, { sort: { words: 1 } }).toArray();
  return found.map(({ words }) => words);
};

const listNotified = async (userId: string) =>
  (await listOutboxRows())
    .flatMap(({ payload }) => notificationPayload.safeParse(payload).data ?? [])
    .filter((payload) => payload.userId === userId && payload.content.kind === 'wanted');

/** Waits until the server has read the changed lists. */
const untilOffered = async (text: string): Promise<void> => {
  const { token } = await signIn('customer');
  await eventually(async () => (await want(token, text)) === 'offered');
};

test('words are stored once per person, without the place and however they are typed', async () => {
  const [one, other] = [await signIn('customer'), await signIn('worker')];
  for (const text of ['Piano tuning', 'piano  TUNING!', 'tuning for piano in Lucknow'])
    assert.equal(await want(one.token, text), 'waiting', text);
  await want(other.token, 'piano tuning');
  assert.deepEqual(await listStored(one.userId), ['piano tuning']);
  assert.deepEqual(await listStored(other.userId), ['piano tuning']);
});

test('nothing is stored for words that search understands', async () => {
  const { token, userId } = await signIn('customer');
  for (const text of ['plumber', 'nal tapak raha hai', 'fan repair'])
    assert.equal(await want(token, text), 'offered', text);
  assert.equal(await want(token, 'plumber xylophone'), 'waiting', 'only a part of it is understood');
  assert.deepEqual(await listStored(userId), ['plumber xylophone']);
});

test('numbers, sentences and places are refused', async () => {
  const { token, userId } = await signIn('customer');
  const sentence = 'please call me when you are here';
  for (const text of ['call 9812345678', sentence, 'Lucknow', '!!']) {
    const refused = expectRefusal(await send(token, text), 400);
    assert.deepEqual(
      refused.errors?.map(({ field, code }) => [field, code]),
      [['text', 'invalid_value']],
      text,
    );
  }
  assert.deepEqual(await listStored(userId), []);
});

test('one person waits for at most twenty services, even with simultaneous requests', async () => {
  const { token, userId } = await signIn('customer');
  const texts = Array.from({ length: MAX_WANTED + 4 }, (_, at) => `zzqx${'abcdefghijklmnopqrstuvwxyz'[at]}`);
  const answers = await Promise.all(texts.map((text) => send(token, text)));
  assert.equal(answers.filter(({ status }) => status === 200).length, MAX_WANTED);
  for (const refused of atLeastOne(answers.filter(({ status }) => status !== 200)))
    assert.equal(expectRefusal(refused, 409).code, 'too_many_wanted');
  const [kept = ''] = await listStored(userId);
  assert.equal(await want(token, kept), 'waiting', 'words that are stored already can be renewed');
  assert.equal((await listStored(userId)).length, MAX_WANTED);
});

test('a new service notifies each person who waits for it once, in their language', async () => {
  const [one, other] = [await signIn('customer'), await signIn('customer')];
  await want(one.token, 'Harmonium Repair');
  await want(one.token, 'gramophone polishing');
  await want(other.token, 'harmonium repair in Agra');
  await notifyWanted();
  assert.deepEqual(await listNotified(one.userId), [], 'the lists have not changed');
  const skill = (await trades()).get('Carpenter');
  assert.ok(skill);
  await makeService({ title: 'Harmonium repair', skillIds: [skill._id] });
  await untilOffered('harmonium repair');
  await Promise.all([notifyWanted(), notifyWanted()]);
  await notifyWanted();
  const [notified, ...more] = await listNotified(one.userId);
  assert.ok(notified);
  assert.equal(more.length, 0);
  assert.equal(notified.href, '/search?query=Harmonium+Repair');
  assert.equal((await listNotified(other.userId)).length, 1);
  assert.deepEqual(await listStored(one.userId), ['gramophone polishing']);
  const row = await putNotification({ ...notified, id: String(newObjectId()), createdAt: now() });
  assert.equal(toNotification(row, 'en').title, '“Harmonium Repair” is now on Hunar');
  assert.match(toNotification(row, 'hi').title, /अब Hunar पर/);
});

test('a new search word of a trade notifies those who wait for it', async () => {
  const { token, userId } = await signIn('customer');
  await want(token, 'thavil');
  const skill = (await trades()).get('Mason');
  assert.ok(skill);
  await inTransaction((tx) => skillList.setWords(skill._id, { en: ['thavil'] }, tx));
  await untilOffered('thavil');
  await notifyWanted();
  assert.equal((await listNotified(userId)).length, 1);
});

test('wanted words are exported with the account and deleted with it', async () => {
  const person = await signIn('customer');
  const call = { origin: url(), token: person.token };
  await want(person.token, 'Sitar tuning');
  const exported = await sendCall({ ...call, call: exportAccountContract });
  const records = z
    .looseObject({ data: z.looseObject({ records: z.looseObject({ wantedWords: z.array(z.unknown()) }) }) })
    .parse(exported.json).data.records.wantedWords;
  assert.equal(z.looseObject({ text: z.string() }).parse(records[0]).text, 'Sitar tuning');
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(
    await sendCall({ ...call, call: deleteAccountContract, parts: { body } }),
    deleteAccountContract,
  );
  assert.deepEqual(await listStored(person.userId), []);
});
