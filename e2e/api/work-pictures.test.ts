import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { decideOnPictureContract } from '#lib/features/admin/contracts/moderation.ts';
import { getUserContract, publicWorker } from '#lib/features/profiles/contracts/profiles.ts';
import * as pictures from '#lib/features/profiles/contracts/work-pictures.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { storedImage, uploadImageContract } from '#lib/platform/images/contract.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { sweepImagesLater } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

// Notifications are sent.
const { url } = useTestServer({ env: { HUNAR_WORKER: 'on' } });

const send = (who: SignedIn, call: Contract, parts: Parts = {}) =>
  sendCall({ origin: url(), call, token: who.token, parts });

const signInWorker = async () => makeSession(await makeWorker());

const upload = async (who: SignedIn): Promise<string> => {
  const bytes = await makeJpeg({ width: 700, height: 500 });
  const file = { field: 'file', name: 'work.jpg', type: 'image/jpeg', bytes };
  const answer = await send(who, uploadImageContract, { file });
  expectSuccess(answer, uploadImageContract);
  return z.looseObject({ data: storedImage }).parse(answer.json).data.key;
};

const add = (who: SignedIn, body: object) => send(who, pictures.addWorkPictureContract, { body });

const ownIn = ({ json }: { json: unknown }) =>
  z.looseObject({ data: z.array(pictures.ownWorkPicture) }).parse(json).data;

const seenBy = async (who: SignedIn, workerId: string) => {
  const answer = await send(who, getUserContract, { params: { id: workerId } });
  return z.looseObject({ data: publicWorker }).parse(answer.json).data.workPictures;
};

const fetchStatus = async (path: string, token?: string): Promise<number> => {
  const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]]);
  const response = await fetch(url() + path, { headers });
  await response.arrayBuffer();
  return response.status;
};

const hide = (admin: SignedIn, id: string, hidden = true) =>
  send(admin, decideOnPictureContract, { params: { id }, body: { hidden, reason: 'A face of a customer' } });

test('work pictures are on the worker’s page with their captions, newest first', async () => {
  const [worker, customer] = [await signInWorker(), await signIn('customer')];
  const first = await add(worker, { image: await upload(worker), caption: ' Kitchen in Aliganj ' });
  expectSuccess(first, pictures.addWorkPictureContract);
  const second = await add(worker, { image: await upload(worker), caption: '  ' });
  const own = ownIn(second);
  assert.deepEqual(
    own.map(({ caption, hidden }) => [caption, hidden]),
    [
      ['', null],
      ['Kitchen in Aliganj', null],
    ],
  );
  assert.deepEqual(ownIn(await send(worker, pictures.listWorkPicturesContract)), own);
  const seen = await seenBy(customer, worker.userId);
  assert.deepEqual(
    seen.map(({ _id }) => _id),
    own.map(({ _id }) => _id),
  );
  for (const { urls } of seen)
    for (const path of atLeastOne(Object.values(urls))) assert.equal(await fetchStatus(path), 200, path);
});

test('ten concurrent pictures store eight; removing one makes room', async () => {
  const worker = await signInWorker();
  const keys: string[] = [];
  while (keys.length < 10) keys.push(await upload(worker));
  const answers = await Promise.all(keys.map((image) => add(worker, { image })));
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [...Array.from({ length: 8 }, () => 201), 409, 409]);
  const [oldest] = ownIn(await send(worker, pictures.listWorkPicturesContract)).toReversed();
  assert.ok(oldest);
  const left = await send(worker, pictures.removeWorkPictureContract, { params: { id: oldest._id } });
  expectSuccess(left, pictures.removeWorkPictureContract);
  assert.equal(ownIn(left).length, 7);
  expectSuccess(await add(worker, { image: await upload(worker) }), pictures.addWorkPictureContract);
});

test('a removed picture’s file is deleted; an upload is used once and only by its owner', async () => {
  const [worker, other] = [await signInWorker(), await signInWorker()];
  const image = await upload(worker);
  assert.equal((await add(other, { image })).status, 400);
  const [picture] = ownIn(await add(worker, { image }));
  assert.equal((await add(worker, { image })).status, 400);
  assert.ok(picture);
  const params = { id: picture._id };
  assert.equal((await send(other, pictures.removeWorkPictureContract, { params })).status, 404);
  await send(worker, pictures.removeWorkPictureContract, { params });
  await sweepImagesLater();
  assert.equal(await fetchStatus(picture.urls[640]), 404);
  const long = await add(worker, { image: await upload(worker), caption: 'क'.repeat(101) });
  assert.deepEqual(expectRefusal(long, 400).errors?.[0]?.code, 'text_too_long');
});

test('a caption is changed later, only by its worker', async () => {
  const [worker, other, customer] = [await signInWorker(), await signInWorker(), await signIn('customer')];
  const { _id } = await makeWorkPicture({ workerId: worker.userId, caption: 'Kitchen' });
  const change = (who: SignedIn, body: object) =>
    send(who, pictures.captionWorkPictureContract, { params: { id: String(_id) }, body });
  const changed = await change(worker, { caption: ' Kitchen in Aliganj ' });
  expectSuccess(changed, pictures.captionWorkPictureContract);
  assert.deepEqual(
    ownIn(changed).map(({ caption }) => caption),
    ['Kitchen in Aliganj'],
  );
  assert.equal((await change(other, { caption: 'Mine' })).status, 404);
  assert.equal(expectRefusal(await change(worker, {}), 400).errors?.[0]?.field, 'caption');
  const long = await change(worker, { caption: 'क'.repeat(101) });
  assert.equal(expectRefusal(long, 400).errors?.[0]?.code, 'text_too_long');
  assert.equal((await seenBy(customer, worker.userId))[0]?.caption, 'Kitchen in Aliganj');
  assert.equal(ownIn(await change(worker, { caption: '' }))[0]?.caption, '');
});

test('a worker is notified with the reason when a picture is hidden, and when it is shown again', async () => {
  const [admin, worker] = [await signIn('admin'), await makeSession(await makeWorker({ locale: 'hi' }))];
  const { _id } = await makeWorkPicture({ workerId: worker.userId });
  const feed = async (): Promise<string> => (await send(worker, listNotificationsContract)).text;
  await hide(admin, String(_id));
  await eventually(async () => (await feed()).includes('कारण: A face of a customer'));
  assert.ok((await feed()).includes('आपके काम की एक फ़ोटो हमने छिपा दी है'));
  await hide(admin, String(_id), false);
  await eventually(async () => (await feed()).includes('आपके काम की फ़ोटो फिर दिख रही है'));
});

test('a hidden picture and its file are gone for others; the worker reads the reason, and it can be shown again', async () => {
  const [admin, customer, worker] = [await signIn('admin'), await signIn('customer'), await signInWorker()];
  const { _id } = await makeWorkPicture({ workerId: worker.userId });
  const [picture] = await seenBy(customer, worker.userId);
  assert.ok(picture);
  expectSuccess(await hide(admin, String(_id)), decideOnPictureContract);
  assert.deepEqual(await seenBy(customer, worker.userId), []);
  const [own] = ownIn(await send(worker, pictures.listWorkPicturesContract));
  assert.equal(own?.hidden?.reason, 'A face of a customer');
  for (const [token, status] of [
    [undefined, 404],
    [customer.token, 404],
    [worker.token, 200],
    [admin.token, 200],
  ] as const)
    assert.equal(await fetchStatus(picture.urls[640], token), status);
  expectSuccess(await hide(admin, String(_id), false), decideOnPictureContract);
  assert.equal((await seenBy(customer, worker.userId)).length, 1);
  assert.equal(await fetchStatus(picture.urls[640]), 200);
  const acts = (await listAudit(String(_id))).map(({ act }) => act);
  assert.deepEqual(acts.toSorted(), ['picture.hide', 'picture.show']);
});

test('a reported picture removed by its worker is gone for everyone, and the report keeps a copy', async () => {
  const [customer, worker] = [await signIn('customer'), await signInWorker()];
  const { _id, imageKey } = await makeWorkPicture({ workerId: worker.userId, caption: 'Call me outside' });
  const report = { params: { id: String(_id) }, body: { reason: 'spam' } };
  const filed = await send(customer, pictures.reportWorkPictureContract, report);
  expectSuccess(filed, pictures.reportWorkPictureContract);
  const own = await send(worker, pictures.reportWorkPictureContract, report);
  assert.equal(expectRefusal(own, 400).code, 'not_oneself');
  await send(worker, pictures.removeWorkPictureContract, { params: report.params });
  await sweepImagesLater();
  const { token } = await signIn('admin');
  assert.equal(await fetchStatus(imageUrl({ key: imageKey, size: 640 }), token), 404);
  assert.equal((await add(worker, { image: imageKey })).status, 400, 'it does not come back');
  assert.equal((await send(customer, pictures.reportWorkPictureContract, report)).status, 404);
});

test('work pictures and their files are deleted with the account', async () => {
  const [customer, worker] = [await signIn('customer'), await signInWorker()];
  const { _id } = await makeWorkPicture({ workerId: worker.userId });
  const [picture] = await seenBy(customer, worker.userId);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(worker, deleteAccountContract, { body }), deleteAccountContract);
  await sweepImagesLater();
  assert.ok(picture);
  assert.equal(await fetchStatus(picture.urls[256]), 404);
  assert.equal((await hide(await signIn('admin'), String(_id))).status, 404);
});
