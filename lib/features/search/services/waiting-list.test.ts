import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { setCityOfferContract, setTradeOfferContract } from '#lib/features/admin/contracts/offers.ts';
import { tellWorkers } from '#lib/features/admin/services/tell-workers.ts';
import { notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { wantedMailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { mailWaitingGuest } from '#lib/features/notifications/services/mail-waiting-guest.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import {
  listWantedContract,
  wantWordsContract,
  withdrawWantedContract,
} from '#lib/features/search/contracts/wanted-words.ts';
import { notifyWanted } from '#lib/features/search/services/wanted-words.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, newObjectId } from '#models/connection.ts';
import { putNotification } from '#models/notifications/notification.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const reason = 'Too few workers for now.';
const send = (call: Contract, parts: Parts, who?: Pick<SignedIn, 'token'>) =>
  sendCall({ origin: url(), call, ...(who && { token: who.token }), parts });

const switchCity = async (city: object, isOffered: boolean): Promise<void> => {
  const answer = await send(
    setCityOfferContract,
    { body: { ...city, isOffered, reason } },
    await signIn('admin'),
  );
  expectSuccess(answer, setCityOfferContract);
};

const dataIn = <Data>(schema: z.ZodType<Data>, { json }: { json: unknown }): Data =>
  z.looseObject({ data: schema }).parse(json).data;

const want = async (body: object, who?: SignedIn) => {
  const answer = await send(wantWordsContract, { body }, who);
  expectSuccess(answer, wantWordsContract);
  return dataIn(wantWordsContract.reply.shape.data, answer);
};

const listMails = async (to: string) =>
  (await listOutboxRows())
    .flatMap(({ payload }) => wantedMailPayload.safeParse(payload).data ?? [])
    .filter((payload) => payload.to === to);

const listNotified = async (userId: string, kind: 'wanted' | 'offer') =>
  (await listOutboxRows())
    .flatMap(({ payload }) => notificationPayload.safeParse(payload).data ?? [])
    .filter((payload) => payload.userId === userId && payload.content.kind === kind);

const countRows = (filter: object): Promise<number> =>
  database().collection('wantedOffers').countDocuments(filter);

const agra = { state: 'Uttar Pradesh', city: 'Agra' };
const pune = { state: 'Maharashtra', city: 'Pune' };
const surat = { state: 'Gujarat', city: 'Surat' };

test('a member who waits for a city is notified once when it is switched on, in their language', async () => {
  const customer = await signIn('customer');
  assert.equal((await want({ place: agra }, customer)).state, 'offered', 'nothing is stored while it is on');
  await switchCity(agra, false);
  assert.equal((await want({ place: agra }, customer)).state, 'waiting');
  await want({ place: agra }, customer);
  assert.equal(await countRows({ owner: customer.userId }), 1);
  await notifyWanted();
  assert.deepEqual(await listNotified(customer.userId, 'wanted'), [], 'it is still off');
  await switchCity(agra, true);
  await switchCity(agra, false);
  await notifyWanted();
  assert.deepEqual(await listNotified(customer.userId, 'wanted'), [], 'it is off again');
  await switchCity(agra, true);
  await Promise.all([notifyWanted(), notifyWanted()]);
  const [told, ...more] = await listNotified(customer.userId, 'wanted');
  assert.ok(told);
  assert.equal(more.length, 0);
  assert.equal(await countRows({ owner: customer.userId }), 0);
  const row = await putNotification({ ...told, id: String(newObjectId()), createdAt: now() });
  assert.equal(toNotification(row, 'en').title, 'Hunar is now in Agra');
  assert.equal(toNotification(row, 'hi').title, 'Hunar अब आगरा में है');
});

test('a guest who left an address with consent is notified once, and the address is deleted', async () => {
  await switchCity(pune, false);
  const body = { place: pune, email: 'Guest.One@Mail.test', language: 'ta' };
  const refused = expectRefusal(await send(wantWordsContract, { body }), 400);
  assert.deepEqual(
    refused.errors?.map(({ field }) => field),
    ['consent'],
  );
  const reply = await want({ ...body, consent: true });
  assert.equal(reply._id, undefined, 'others may have typed the address');
  await want({ ...body, consent: true });
  assert.deepEqual(
    (await listMails('guest.one@mail.test')).map(({ mail }) => mail),
    ['wantedAsked'],
    'asking again mails nothing',
  );
  await switchCity(pune, true);
  await notifyWanted();
  await notifyWanted();
  const mails = await listMails('guest.one@mail.test');
  assert.deepEqual(mails.map(({ mail, locale }) => [mail, locale]).toSorted(), [
    ['wantedAsked', 'ta'],
    ['wantedOpened', 'ta'],
  ]);
  assert.equal(await countRows({ email: 'guest.one@mail.test' }), 0);
});

test('asking again does not prolong how long a guest’s address is kept', async () => {
  await switchCity(surat, false);
  const body = { place: surat, email: 'kept@mail.test', consent: true };
  await want(body);
  const rows = database().collection('wantedOffers');
  const old = new Date(now().getTime() - 100 * 86_400_000);
  await rows.updateOne({ owner: 'kept@mail.test' }, { $set: { askedAt: old } });
  await want(body);
  assert.deepEqual((await rows.findOne({ owner: 'kept@mail.test' }))?.['askedAt'], old);
});

test('the link in the mail withdraws a guest’s address, and no other secret does', async () => {
  await switchCity(surat, false);
  await want({ place: surat, email: 'leaves@mail.test', consent: true });
  const [payload] = await listMails('leaves@mail.test');
  assert.ok(payload);
  const sent: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text), close: () => undefined };
  await mailWaitingGuest({ id: String(newObjectId()), payload, mailer });
  const link = /\/withdraw\?\S+/.exec(sent[0] ?? '')?.[0] ?? '';
  const secret = new URL(link, 'https://hunar.test').searchParams.get('secret') ?? '';
  const params = { id: payload.id };
  const withdraw = (given: string) => send(withdrawWantedContract, { params, query: { secret: given } });
  expectRefusal(await withdraw(`${secret}x`), 404);
  expectSuccess(await withdraw(secret), withdrawWantedContract);
  assert.equal(await countRows({ email: 'leaves@mail.test' }), 0);
  expectRefusal(await withdraw(secret), 404);
});

test('a guest cannot wait for words, which would be mailed to any address', async () => {
  const body = { text: 'Buy cheap pills', email: 'victim@mail.test', consent: true };
  expectRefusal(await send(wantWordsContract, { body }), 401);
});

test('a member lists and withdraws only their own requests', async () => {
  await switchCity(surat, false);
  const [one, other] = [await signIn('customer'), await signIn('customer')];
  await want({ place: surat }, one);
  await want({ text: 'submarine polishing' }, one);
  const list = async (who: SignedIn) =>
    dataIn(listWantedContract.reply.shape.data, await send(listWantedContract, {}, who));
  const waiting = await list(one);
  assert.deepEqual(waiting.map(({ kind, text }) => [kind, text]).toSorted(), [
    ['city', 'Surat'],
    ['words', 'submarine polishing'],
  ]);
  assert.deepEqual(await list(other), []);
  for (const { _id } of waiting) {
    const parts = { params: { id: _id }, query: {} };
    expectRefusal(await send(withdrawWantedContract, parts, other), 404);
    expectSuccess(await send(withdrawWantedContract, parts, one), withdrawWantedContract);
  }
  assert.deepEqual(await list(one), []);
});

test('waiting requests are exported and deleted with the account, also those of its proved address as a guest', async () => {
  await switchCity(surat, false);
  const person = await signIn('customer');
  const email = person.user.email;
  await want({ place: surat }, person);
  await switchCity(pune, false);
  await want({ place: pune, email, consent: true });
  const exported = await send(exportAccountContract, {}, person);
  const records = z
    .looseObject({ data: z.looseObject({ records: z.looseObject({ wantedOffers: z.array(z.unknown()) }) }) })
    .parse(exported.json).data.records.wantedOffers;
  assert.equal(records.length, 2);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(deleteAccountContract, { body }, person), deleteAccountContract);
  assert.equal(await countRows({ owner: { $in: [person.userId, email] } }), 0);
});

test('people can wait for a switched-off trade by its words, and its workers are notified once', async () => {
  const skill = await makeSkill({ name: 'Falconer' });
  const worker = await makeWorker({ skills: [{ _id: skill._id, name: skill.name }] });
  const customer = await signIn('customer');
  const params = { id: String(skill._id) };
  const admin = await signIn('admin');
  const flip = async (isOffered: boolean) =>
    expectSuccess(
      await send(setTradeOfferContract, { params, body: { isOffered, reason } }, admin),
      setTradeOfferContract,
    );
  await flip(false);
  assert.equal((await want({ skillId: params.id }, customer)).state, 'waiting');
  const payload = { kind: 'trade' as const, key: params.id, name: 'Falconer', isOffered: false };
  const id = String(newObjectId());
  await tellWorkers(id, payload);
  await tellWorkers(id, payload);
  assert.equal((await listNotified(String(worker._id), 'offer')).length, 1);
  await tellWorkers(String(newObjectId()), { ...payload, isOffered: true });
  assert.equal((await listNotified(String(worker._id), 'offer')).length, 1, 'it is still off');
  await flip(true);
  await notifyWanted();
  const [told] = await listNotified(customer.userId, 'wanted');
  assert.equal(told?.href, `/category/${params.id}`);
});

test('a mailbox gets few of these mails, however its address is spelled', async () => {
  for (const city of ['Surat', 'Rajkot', 'Vadodara', 'Navsari'])
    await switchCity({ state: 'Gujarat', city }, false);
  const ask = (city: string, tag: string) =>
    send(wantWordsContract, {
      body: { place: { state: 'Gujarat', city }, email: `victim+${tag}@gmail.test`, consent: true },
    });
  for (const [city, tag] of [
    ['Surat', 'a'],
    ['Rajkot', 'b'],
    ['Vadodara', 'c'],
  ] as const)
    expectSuccess(await ask(city, tag), wantWordsContract);
  expectRefusal(await ask('Navsari', 'd'), 429);
  expectSuccess(await ask('Surat', 'a'), wantWordsContract);
});
