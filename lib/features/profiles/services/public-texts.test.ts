import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { captionWorkPictureContract } from '#lib/features/profiles/contracts/work-pictures.ts';
import { answerReviewContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient, fieldsIn, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, newPerson } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const phone = 'Call 98765 43210';

test('rejects a name with a phone number or link at registration and in every profile', async () => {
  const worker = await makeSession(await makeWorker());
  for (const [name, code] of [
    [phone, 'name_phone'],
    ['evil.zip', 'name_web_address'],
    ['Hunaɾ', 'name_letters'],
  ] as const) {
    const registered = await sendCall({
      ...{ origin: url(), call: registerContract },
      parts: { body: newPerson({ name, userType: 'broker' }) },
    });
    assert.deepEqual(fieldsIn(registered), [['name', code]]);
    const changed = await send(worker, updateWorkerProfileContract, { body: { name } });
    assert.deepEqual(fieldsIn(changed), [['name', code]]);
  }
});

test('rejects phone numbers in public worker texts, but keeps stored texts until they change', async () => {
  const worker = await makeSession(await makeWorker());
  const update = (body: object) => send(worker, updateWorkerProfileContract, { body });
  const refused = await update({ about: phone, certifications: ['ITI', phone], serviceAreas: [phone] });
  assert.deepEqual(fieldsIn(refused), [
    ['about', 'text_contact'],
    ['certifications.1', 'text_contact'],
    ['serviceAreas.0', 'text_contact'],
  ]);
  const users = database().collection('users');
  await users.updateOne({ _id: worker.user._id }, { $set: { about: phone } });
  expectSuccess(await update({ about: phone, experience: 4 }), updateWorkerProfileContract);
  assert.deepEqual(fieldsIn(await update({ about: `${phone} now` })), [['about', 'text_contact']]);

  const { _id } = await makeWorkPicture({ workerId: worker.userId });
  const captioned = { params: { id: String(_id) }, body: { caption: phone } };
  assert.deepEqual(fieldsIn(await send(worker, captionWorkPictureContract, captioned)), [
    ['caption', 'text_contact'],
  ]);
  const review = await makeReview({ workerId: worker.userId });
  const answered = { params: { id: String(review._id) }, body: { answer: phone } };
  assert.deepEqual(fieldsIn(await send(worker, answerReviewContract, answered)), [
    ['answer', 'text_contact'],
  ]);
});

test('rejects phone numbers in worker reviews, but not in app reviews', async () => {
  const { customer, params } = await makePair('completed', { localDate: dayAhead(-2) });
  const rate = (body: object) =>
    send(customer, rateUsContract, { body: { rating: 5, comment: phone, ...body } });
  assert.deepEqual(fieldsIn(await rate({ bookingId: params.id })), [['comment', 'text_contact']]);
  expectSuccess(await rate({}), rateUsContract);
  expectSuccess(await rate({ bookingId: params.id, comment: 'Good work' }), rateUsContract);
});

test('rejects Aadhaar numbers in public worker texts, but keeps stored texts until they change', async () => {
  const worker = await makeSession(await makeWorker());
  const number = '2341 2341 2346';
  const update = (body: object) => send(worker, updateWorkerProfileContract, { body });
  for (const body of [
    { about: `My number is ${number}` },
    { certifications: ['ITI', `No. ${number}`] },
    { about: '२३४१-२३४१-२३४६' },
  ])
    assert.equal(expectRefusal(await update(body), 400).code, 'no_aadhaar');
  expectSuccess(await update({ about: 'Aadhaar is with the office' }), updateWorkerProfileContract);
  const users = database().collection('users');
  await users.updateOne({ _id: worker.user._id }, { $set: { certifications: [number] } });
  expectSuccess(await update({ certifications: [number], experience: 4 }), updateWorkerProfileContract);
});
