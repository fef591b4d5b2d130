import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { openCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import * as contracts from '#lib/features/bookings/contracts/work-photos.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { imageFile, storedSizes } from '#lib/platform/images/image-file.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { findImage } from '#models/platform/image.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { bookingClient, fieldsIn, makePair } from '#e2e/kit/booking-client.ts';
import { makeBooking, makeWorkPhoto } from '#e2e/kit/factories/bookings.ts';
import { makeStoredImage, sweepImagesLater } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, makeUser, signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { openHandover } from '#e2e/kit/proposed-handover.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const photosIn = ({ json }: { json: unknown }): contracts.WorkPhotos =>
  z.looseObject({ data: contracts.workPhotos }).parse(json).data;

/** A job of long ago whose people can add photos. */
const makeJob = async (status: 'accepted' | 'arrived' | 'in_progress' | 'completed' = 'in_progress') => {
  const { bookable, customer, worker } = await makePair('accepted');
  const steps = (['accepted', 'in_progress', 'completed'] as const).map((step) => ({
    ...{ status: step, mover: 'worker' as const, by: worker.user._id, at: now() },
  }));
  const booking = await makeBooking({
    ...{ bookable, customer: customer.user, status, localDate: '2020-05-06' },
    ...(status === 'completed' && { history: steps }),
  });
  const params = { id: String(booking._id) };
  const upload = (who: SignedIn) => makeStoredImage({ ownerId: who.userId, isDetailed: true });
  const add = async (who: SignedIn, body: object = {}) => {
    const photo = await upload(who);
    const sent = { photo, stage: 'before', ...body };
    return { photo, answer: await send(who, contracts.addWorkPhotoContract, { params, body: sent }) };
  };
  return {
    ...{ params, customer, worker, upload, add },
    addOne: async (who: SignedIn, body?: object): Promise<string> => {
      const { photo, answer } = await add(who, body);
      expectSuccess(answer, contracts.addWorkPhotoContract);
      return photo;
    },
    remove: (who: SignedIn, photo: string) =>
      send(who, contracts.removeWorkPhotoContract, { params: { ...params, photo } }),
    read: async (who: SignedIn) => photosIn(await send(who, contracts.readWorkPhotosContract, { params })),
    openCase: (who: SignedIn) =>
      send(who, openCaseContract, { params, body: { reason: 'damaged', text: 'A crack.' } }),
  };
};

const erase = ({ userId, user: { email, phone } }: SignedIn) =>
  inTransaction((tx) => eraseAccount({ userId, email, phone }, tx));

/** Whether each photo is there in all sizes, or gone in all. */
const areThere = (keys: readonly string[]): Promise<boolean[]> =>
  Promise.all(
    keys.map(async (key) => {
      const isThere = (await findImage(key)) !== null;
      for (const size of storedSizes)
        assert.equal((await readStored(imageFile({ key, size }))) !== null, isThere, `${key} ${size}`);
      return isThere;
    }),
  );

test('each side has room for six photos of each stage, which the other cannot use up', async () => {
  const { customer, worker, add, addOne, read } = await makeJob();
  for (let one = 0; one < 6; one += 1) await addOne(worker);
  assert.equal(expectRefusal((await add(worker)).answer, 409).code, 'too_many_photos');
  await addOne(worker, { stage: 'after' });
  assert.deepEqual((await read(worker)).room, { before: 0, after: 5 });
  const seen = await read(customer);
  assert.deepEqual(seen.room, { before: 6, after: 6 });
  assert.deepEqual(
    seen.photos.map(({ by, stage, canRemove }) => `${by} ${stage} ${canRemove}`),
    [...Array.from({ length: 6 }, () => 'worker before false'), 'worker after false'],
  );
});

test('two phones of one side cannot pass the limit', async () => {
  const { params, worker, addOne, add } = await makeJob();
  for (let one = 0; one < 5; one += 1) await addOne(worker);
  const both = await Promise.all([add(worker), add(worker)]);
  assert.deepEqual(both.map(({ answer }) => answer.status).toSorted(), [200, 409]);
  assert.equal((await findBooking(params.id))?.photos?.length, 6);
});

test('a photo of the work is for both sides and the office, and for no one else', async () => {
  const { customer, worker, addOne } = await makeJob();
  const photo = await addOne(customer);
  const statusesFor = async (who: SignedIn | null): Promise<number[]> => {
    const headers = who ? { authorization: `Bearer ${who.token}` } : undefined;
    const files = storedSizes.map((size) => `${url()}/api/v1/images/${imageFile({ key: photo, size })}`);
    return Promise.all(files.map((file) => fetchStatus(file, { headers })));
  };
  for (const who of [customer, worker, await signInAdmin()])
    assert.deepEqual(await statusesFor(who), [200, 200, 200]);
  for (const who of [null, await signIn('customer'), await signIn('worker'), await signIn('broker')])
    assert.deepEqual(await statusesFor(who), [404, 404, 404]);
});

test('photos are added from the arrival until a day after the end, those of after once work has begun', async () => {
  const codes = [];
  for (const [status, stage] of [
    ['accepted', 'before'],
    ['arrived', 'after'],
  ] as const) {
    const { worker, add } = await makeJob(status);
    codes.push(expectRefusal((await add(worker, { stage })).answer, 409).code);
  }
  assert.deepEqual(codes, ['photos_closed', 'photos_closed']);
  const arrived = await makeJob('arrived');
  await arrived.addOne(arrived.customer);
  const { customer, worker, add, addOne, read } = await makeJob('completed');
  setClock(new Date(now().getTime() + DAY_MS - MINUTE_MS));
  await addOne(worker);
  setClock(new Date(now().getTime() + 2 * MINUTE_MS));
  assert.equal(expectRefusal((await add(customer)).answer, 409).code, 'photos_closed');
  assert.deepEqual((await read(customer)).room, { before: 0, after: 0 });
});

test('a photo is the sender’s own upload, and used once', async () => {
  const { params, customer, worker, upload } = await makeJob();
  const call = contracts.addWorkPhotoContract;
  const theirs = { photo: await upload(customer), stage: 'before' };
  assert.deepEqual(fieldsIn(await send(worker, call, { params, body: theirs })), [
    ['photo.0', 'unknown_image'],
  ]);
  const own = { params, body: { photo: await upload(worker), stage: 'before' } };
  expectSuccess(await send(worker, call, own), call);
  assert.deepEqual(fieldsIn(await send(worker, call, own)), [['photo.0', 'unknown_image']]);
});

test('a photo repeated under its key is added once', async () => {
  const { params, worker, upload } = await makeJob();
  const body = { photo: await upload(worker), stage: 'after' };
  const headers = { 'idempotency-key': 'one-photo' };
  const tap = () => send(worker, contracts.addWorkPhotoContract, { params, body, headers });
  assert.deepEqual(photosIn(await tap()), photosIn(await tap()));
  assert.equal((await findBooking(params.id))?.photos?.length, 1);
});

test('the phone’s time of a photo is kept only if it is possible', async () => {
  const { worker, addOne, read } = await makeJob();
  await addOne(worker, { chosenAt: '2019-05-06T06:00:00.000Z' });
  await addOne(worker, { chosenAt: '2999-05-06T06:00:00.000Z' });
  const possible = new Date(now().getTime() + MINUTE_MS).toISOString();
  setClock(new Date(now().getTime() + 2 * MINUTE_MS));
  await addOne(worker, { chosenAt: possible });
  assert.deepEqual(
    (await read(worker)).photos.map(({ chosenAt }) => chosenAt),
    [null, null, possible],
  );
});

test('its author can remove a photo for ten minutes, and then its file goes', async () => {
  const { customer, worker, addOne, remove, read } = await makeJob();
  const [wrong, right] = [await addOne(worker), await addOne(worker)];
  assert.equal(expectRefusal(await remove(customer, wrong), 409).code, 'photo_kept');
  expectSuccess(await remove(worker, wrong), contracts.removeWorkPhotoContract);
  expectRefusal(await remove(worker, wrong), 404);
  setClock(new Date(now().getTime() + 11 * MINUTE_MS));
  assert.equal(expectRefusal(await remove(worker, right), 409).code, 'photo_kept');
  assert.deepEqual(
    (await read(worker)).photos.map(({ photo }) => photo),
    [right],
  );
  await sweepImagesLater();
  assert.deepEqual(await areThere([wrong, right]), [false, true]);
});

test('a photo stays while a case is open', async () => {
  const { customer, worker, addOne, remove, openCase } = await makeJob();
  const photo = await addOne(worker);
  expectSuccess(await openCase(customer), openCaseContract);
  assert.equal(expectRefusal(await remove(worker, photo), 409).code, 'photo_kept');
});

test('photos are deleted 180 days after the end, but not while a case is open', async () => {
  const [done, disputed] = [await makeJob('completed'), await makeJob('completed')];
  const keys = [await done.addOne(done.worker), await disputed.addOne(disputed.worker)];
  expectSuccess(await disputed.openCase(disputed.customer), openCaseContract);
  const since = now().getTime();
  const after = async (days: number): Promise<boolean[]> => {
    setClock(new Date(since + days * DAY_MS));
    await sweepImages();
    return areThere(keys);
  };
  assert.deepEqual(await after(179), [true, true]);
  assert.deepEqual(await after(181), [false, true]);
});

test('a worker’s deleted account takes the worker’s photos along, a customer’s all of the home', async () => {
  for (const [leaver, left] of [
    ['worker', [true, false]],
    ['customer', [false, false]],
  ] as const) {
    const job = await makeJob('completed');
    const keys = [await job.addOne(job.customer), await job.addOne(job.worker)];
    await erase(job[leaver]);
    const kept = (await findBooking(job.params.id))?.photos?.map(({ imageKey }) => imageKey);
    assert.deepEqual(
      kept,
      keys.filter((_key, at) => left[at]),
    );
    await sweepImagesLater();
    assert.deepEqual(await areThere(keys), left, leaver);
  }
});

test('a deleted account leaves the photos of a booking with a case as its evidence', async () => {
  const job = await makeJob('completed');
  const photo = await job.addOne(job.worker);
  expectSuccess(await job.openCase(job.customer), openCaseContract);
  await erase(job.worker);
  await sweepImagesLater();
  assert.deepEqual(await areThere([photo]), [true]);
});

test('both sides export their own photos', async () => {
  const { customer, worker, addOne } = await makeJob();
  const keys = [await addOne(customer), await addOne(worker)];
  for (const [index, who] of [customer, worker].entries()) {
    const exported = JSON.stringify((await send(who, exportAccountContract, {})).json);
    assert.deepEqual(
      keys.map((key) => exported.includes(key)),
      [index === 0, index === 1],
    );
  }
});

test('a handover to another worker drops the photos of the former one', async () => {
  const found = await openHandover(url);
  const { status, startsAt } = await found.read();
  const { bookingId } = found;
  const set = { photos: [makeWorkPhoto()] };
  await inTransaction((tx) => updateBooking({ bookingId, from: { status, startsAt }, set }, tx));
  await found.propose();
  for (const who of [found.customer, found.worker]) await found.answer(who, true);
  assert.deepEqual((await found.read()).photos, []);
});

test('a stranger finds no photos', async () => {
  const { params, add } = await makeJob();
  const stranger = await makeSession(await makeUser());
  expectRefusal(await send(stranger, contracts.readWorkPhotosContract, { params }), 404);
  expectRefusal((await add(stranger)).answer, 404);
});
