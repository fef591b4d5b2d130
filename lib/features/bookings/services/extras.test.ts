import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import {
  markPaidContract,
  setBookingStatusContract,
  spendCreditContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { addExtraContract, answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { getPaymentContract, paymentView } from '#lib/features/bookings/contracts/payment.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { findImage } from '#models/platform/image.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { findBooking, updateBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { finishJob, makeVisits } from '#e2e/kit/claimed-visit.ts';
import { makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { openHandover } from '#e2e/kit/proposed-handover.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeVisit = makeVisits(url);
afterEach(resetClock);

const PRICE_PAISE = 50_000;
const tap = { words: 'New tap', amountPaise: 30_000 };

/** A job of ₹500 that is going on. */
const makeJob = async (status: 'arrived' | 'in_progress' | 'completed' = 'in_progress') => {
  const { bookable, customer, worker } = await makePair('accepted');
  const fields = { status, localDate: '2020-05-06', customer: customer.user } as const;
  const id = String((await makeBooking({ bookable, ...fields }))._id);
  const params = { id };
  const add = (body: object = tap): Promise<Answer> => send(worker, addExtraContract, { params, body });
  const answer = (who: SignedIn, extraId: string, given: string): Promise<Answer> =>
    send(who, answerExtraContract, { params: { id, extraId }, body: { answer: given } });
  return {
    ...{ id, params, customer, worker, add, answer },
    /** Adds an extra and returns its id. */
    propose: async (body: object = tap): Promise<string> => viewIn(await add(body)).extras.at(-1)?._id ?? '',
    complete: () => send(worker, setBookingStatusContract, { params, body: { status: 'completed' } }),
    pay: () => send(worker, markPaidContract, { params, body: { method: 'cash' } }),
    payment: async (who: SignedIn) =>
      z.looseObject({ data: paymentView }).parse((await send(who, getPaymentContract, { params })).json).data,
  };
};

const statesIn = ({ extras }: BookingView) => extras.map(({ state }) => state);

test('the price, the payment and the ledger contain an extra once the customer has accepted it', async () => {
  const { customer, worker, propose, answer, complete, pay, payment } = await makeJob();
  const first = await propose();
  const second = await propose({ words: 'Second visit to the shop', amountPaise: 5000 });
  assert.equal(viewIn(await answer(customer, second, 'declined')).totalPaise, PRICE_PAISE);
  const accepted = viewIn(await answer(customer, first, 'accepted'));
  assert.deepEqual([accepted.totalPaise, accepted.price, accepted.pricePaise], [80_000, 800, PRICE_PAISE]);
  assert.deepEqual(statesIn(accepted), ['accepted', 'declined']);
  await complete();
  const views = await Promise.all([payment(customer), payment(worker)]);
  assert.deepEqual(
    views.map(({ duePaise, extrasPaise }) => [duePaise, extrasPaise]),
    [
      [80_000, 30_000],
      [80_000, 30_000],
    ],
  );
  assert.equal((await pay()).status, 200);
  const lines = await checkBooks([customer.userId, worker.userId]);
  assert.ok(lines.some(({ earnedPaise }) => earnedPaise === 80_000));
});

test('each side is notified, and only the customer is asked', async () => {
  const { customer, worker, propose, answer } = await makeJob('arrived');
  const line = await propose();
  await answer(customer, line, 'accepted');
  await answer(customer, await propose(), 'declined');
  const told = await Promise.all([readNews(customer.user), readNews(worker.user)]);
  assert.deepEqual(told, [
    ['extra_proposed', 'extra_proposed'],
    ['extra_accepted', 'extra_declined'],
  ]);
});

test('nothing is added, accepted or withdrawn after the end, and what was not answered lapses', async () => {
  const { customer, worker, add, propose, answer, complete } = await makeJob();
  const [open, agreed] = [await propose(), await propose({ words: 'Pipe', amountPaise: 10_000 })];
  await answer(customer, agreed, 'accepted');
  const ended = viewIn(await complete());
  assert.deepEqual([statesIn(ended), ended.totalPaise], [['lapsed', 'accepted'], 60_000]);
  assert.ok(!ended.canAddExtra && ended.extras.every(({ answers }) => answers.length === 0));
  const late = [
    await add(),
    await answer(customer, open, 'accepted'),
    await answer(worker, agreed, 'withdrawn'),
  ];
  assert.deepEqual(
    late.map((refused) => expectRefusal(refused, 409).code),
    ['extras_closed', 'extras_closed', 'extras_closed'],
  );
  await checkBooks([customer.userId, worker.userId]);
});

test('the end and the customer’s answer at once leave a price that both sides and the ledger share', async () => {
  const { customer, worker, params, propose, answer, complete, payment } = await makeJob();
  const line = await propose();
  const [, accepted] = await Promise.all([complete(), answer(customer, line, 'accepted')]);
  const due = (await payment(worker)).duePaise;
  assert.equal(due, accepted.status === 200 ? 80_000 : PRICE_PAISE);
  assert.equal((await findBooking(params.id))?.status, 'completed');
  await checkBooks([customer.userId, worker.userId]);
});

test('two phones of one worker cannot pass the limits', async () => {
  const { id, add } = await makeJob();
  const dear = { words: 'Motor', amountPaise: 1_000_001 };
  const [one, other] = (await Promise.all([add(dear), add(dear)])).map(({ status }) => status);
  assert.deepEqual([one, other].toSorted(), [200, 409]);
  const many = await Promise.all(Array.from({ length: 8 }, () => add({ words: 'Screws', amountPaise: 100 })));
  assert.equal(many.filter(({ status }) => status === 200).length, 4);
  assert.equal((await findBooking(id))?.extras?.length, 5);
});

test('two answers at once: the first one stays', async () => {
  const { customer, propose, answer } = await makeJob();
  const line = await propose();
  const answers = await Promise.all([answer(customer, line, 'accepted'), answer(customer, line, 'declined')]);
  const refused = answers.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 1);
  assert.deepEqual(
    refused.map((one) => expectRefusal(one, 409).code),
    ['extra_answered'],
  );
});

test('neither side answers for the other, and a stranger or another booking finds nothing', async () => {
  const { customer, worker, propose, answer } = await makeJob();
  const line = await propose();
  assert.equal(expectRefusal(await answer(worker, line, 'accepted'), 409).code, 'extra_answered');
  assert.equal(expectRefusal(await answer(customer, line, 'withdrawn'), 409).code, 'extra_answered');
  expectRefusal(await answer(await makeSession(await makeUser()), line, 'accepted'), 404);
  const other = await makeJob();
  expectRefusal(await other.answer(other.customer, line, 'accepted'), 404);
  assert.equal((await answer(worker, line, 'withdrawn')).status, 200);
  assert.equal(expectRefusal(await answer(customer, line, 'accepted'), 409).code, 'extra_answered');
});

test('the worker can take back an accepted extra, which lowers the price', async () => {
  const { customer, worker, propose, answer } = await makeJob();
  const line = await propose();
  await answer(customer, line, 'accepted');
  assert.equal(viewIn(await answer(worker, line, 'withdrawn')).totalPaise, PRICE_PAISE);
});

test('a request repeated under its key adds the extra once', async () => {
  const { params, worker } = await makeJob();
  const call = () =>
    send(worker, addExtraContract, { params, body: tap, headers: { 'idempotency-key': 'one-tap-only' } });
  const [first, again] = [viewIn(await call()), viewIn(await call())];
  assert.deepEqual([first.extras.length, again.extras.length], [1, 1]);
});

test('credit never pays for extras, however much there is', async () => {
  const { params, customer, worker, propose, answer, complete, payment } = await makeJob();
  await giveMoney(customer.userId, 500_000);
  await answer(customer, await propose(), 'accepted');
  await complete();
  assert.equal((await payment(customer)).usableCreditPaise, PRICE_PAISE);
  const paid = viewIn(await send(customer, spendCreditContract, { params }));
  assert.equal(paid.creditPaise, PRICE_PAISE);
  assert.equal(paid.paid, null, 'the extras are still due');
  assert.equal((await payment(worker)).duePaise, tap.amountPaise);
});

for (const isPaid of [false, true])
  for (const isUpheld of [false, true])
    test(`the books balance after a claim on a job with extras, ${isPaid ? 'paid' : 'unpaid'} and ${isUpheld ? 'upheld' : 'dismissed'}`, async () => {
      const visit = await makeVisit();
      const { params, customer, worker } = visit;
      const [extra] = viewIn(await send(worker, addExtraContract, { params, body: tap })).extras;
      const accept = { params: { ...params, extraId: extra?._id ?? '' }, body: { answer: 'accepted' } };
      assert.equal((await send(customer, answerExtraContract, accept)).status, 200);
      await finishJob(visit, isPaid);
      await visit.claim('customer', { text: 'The tap still drips.' });
      await visit.answer('worker', isUpheld);
      if (!isUpheld) await visit.decide(false);
      assert.equal((await findBooking(params.id))?.status, isUpheld ? 'no_show' : 'completed');
      await checkBooks(visit.userIds);
    });

test('a handover to another worker drops the extras agreed with the former one', async () => {
  const found = await openHandover(url);
  const { status, startsAt } = await found.read();
  const set = { extras: [makeExtra({ state: 'accepted' })] };
  const { bookingId } = found;
  await inTransaction((tx) => updateBooking({ bookingId, from: { status, startsAt }, set }, tx));
  await found.propose();
  for (const who of [found.customer, found.worker]) await found.answer(who, true);
  const { workerId, extras } = await found.read();
  assert.deepEqual([workerId, extras], [found.worker._id, []]);
});

/** The status of a photo as this person gets it. */
const statusFor = async (who: { token: string } | null, key: string): Promise<number> => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : undefined;
  return fetchStatus(`${url()}/api/v1/images/${key}-640.webp`, { headers });
};

test('the photo of a bill is for both sides and the office', async () => {
  const { customer, worker, add } = await makeJob();
  const photo = await makeStoredImage({ ownerId: worker.userId });
  assert.equal(viewIn(await add({ ...tap, photo })).extras[0]?.photo, photo);
  const readers = [worker, customer, await signIn('admin')];
  const strangers = [null, await signIn('customer'), await signIn('worker'), await signIn('broker')];
  assert.deepEqual(await Promise.all(readers.map((who) => statusFor(who, photo))), [200, 200, 200]);
  assert.deepEqual(await Promise.all(strangers.map((who) => statusFor(who, photo))), [404, 404, 404, 404]);
});

test('the photo of a bill is the worker’s own and used once', async () => {
  const { customer, worker, add } = await makeJob();
  const theirs = await makeStoredImage({ ownerId: customer.userId });
  assert.deepEqual(fieldsIn(await add({ ...tap, photo: theirs })), [['photo.0', 'unknown_image']]);
  const own = await makeStoredImage({ ownerId: worker.userId });
  assert.equal((await add({ ...tap, photo: own })).status, 200);
  assert.deepEqual(fieldsIn(await add({ ...tap, photo: own })), [['photo.0', 'unknown_image']]);
});

test('a declined or withdrawn extra releases its photo', async () => {
  const { customer, worker, propose, answer } = await makeJob();
  const photos = [];
  for (const [who, given] of [[customer, 'declined'] as const, [worker, 'withdrawn'] as const]) {
    const photo = await makeStoredImage({ ownerId: worker.userId });
    photos.push(photo);
    const shown = viewIn(await answer(who, await propose({ ...tap, photo }), given));
    assert.equal(shown.extras.at(-1)?.photo, null);
  }
  setClock(new Date(now().getTime() + 3_600_000));
  await sweepImages();
  assert.deepEqual(await Promise.all(photos.map(findImage)), [null, null]);
});

test('deleting the worker’s account keeps an accepted bill for 180 days, and forgets the other lines', async () => {
  const { id, customer, worker, propose, answer, complete } = await makeJob();
  const photo = await makeStoredImage({ ownerId: worker.userId });
  await answer(customer, await propose({ ...tap, photo }), 'accepted');
  await answer(customer, await propose({ words: 'Not wanted', amountPaise: 5000 }), 'declined');
  await complete();
  const endedAt = now().getTime();
  const { email, phone } = worker.user;
  await inTransaction((tx) => eraseAccount({ userId: worker.userId, email, phone }, tx));
  const kept = (await findBooking(id))?.extras?.map(({ words, amountPaise }) => [words, amountPaise]);
  assert.deepEqual(kept, [
    ['New tap', 30_000],
    ['', 5000],
  ]);
  const after = async (days: number): Promise<boolean> => {
    setClock(new Date(endedAt + days * 86_400_000));
    await sweepImages();
    return (await findImage(photo)) !== null;
  };
  assert.deepEqual([await after(179.9), await after(180.1)], [true, false]);
});

test('both sides export the extras of their bookings', async () => {
  const { customer, worker, propose, answer } = await makeJob();
  await answer(customer, await propose(), 'accepted');
  for (const who of [customer, worker])
    assert.match(JSON.stringify((await send(who, exportAccountContract, {})).json), /New tap/);
});

test('amounts and words outside the limits are refused field by field', async () => {
  const { add } = await makeJob();
  const refusals = [
    { ...tap, amountPaise: 99 },
    { ...tap, amountPaise: 2_000_001 },
    { ...tap, amountPaise: 100.5 },
    { ...tap, words: 'x' },
    { ...tap, words: 'x'.repeat(81) },
    { ...tap, words: 'tap \u202e' },
  ];
  const found = [];
  for (const body of refusals) found.push(fieldsIn(await add(body))[0]?.[0]);
  assert.deepEqual(found, ['amountPaise', 'amountPaise', 'amountPaise', 'words', 'words', 'words']);
  assert.equal((await add({ words: 'Motor', amountPaise: 2_000_000 })).status, 200);
});
