import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { proposeWorkerContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as contracts from '#lib/features/bookings/contracts/cases.ts';
import { claimNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listCases } from '#models/bookings/case.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { makeTaker, seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, signIn, signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const officer = { name: 'Meera Rao', email: 'grievances@hunar.example' };
const { url } = useTestServer({ env: { GRIEVANCE_OFFICER: `${officer.name} <${officer.email}>` } });
const { send } = bookingClient(url);
const makeJob = makeDisputedJobs(url);
afterEach(resetClock);

const A_DAY = 24;
const MINUTE_MS = 60_000;

const statesOf = async ({ booking }: DisputedJob): Promise<string[]> =>
  (await listCases(booking._id)).map(({ by, state }) => `${by} ${state}`);

const photoStatus = async (who: { token: string }, key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${who.token}` };
  return fetchStatus(`${url()}/api/v1/images/${key}-640.webp`, { headers });
};

test('both sides and the other’s feed learn of a case at once, with its number and the time to answer', async () => {
  const job = await makeJob();
  const photo = await makeStoredImage({ ownerId: job.customer.userId });
  const opened = await job.open('customer', { reason: 'damaged', photos: [photo] });
  expectSuccess(opened, contracts.openCaseContract);
  const [one] = casesIn(opened).cases;
  assert.ok(one && JSON.stringify(opened.json).includes(`report ${one.number}`));
  const { cases, reasons } = await job.read('worker');
  assert.deepEqual(
    cases.map(({ number, by, reason, state, steps }) => [number, by, reason, state, steps]),
    [[one.number, 'customer', 'damaged', 'open', ['answer']]],
  );
  assert.deepEqual(cases[0]?.statements[0]?.photos, [photo]);
  assert.ok(reasons.includes('payment'), 'the other side can open its own');
  assert.deepEqual((await job.read('customer')).reasons, []);
  assert.deepEqual(await readNews(job.worker.user), ['case_opened']);
  assert.deepEqual(await readNews(job.customer.user), []);
  const readers = [job.customer, job.worker, await signInAdmin()];
  for (const who of readers) assert.equal(await photoStatus(who, photo), 200);
  assert.equal(await photoStatus(await signIn('customer'), photo), 404);
});

test('a case that one side opens first does not block the other’s, and each side has one', async () => {
  const job = await makeJob();
  const both = await Promise.all([job.open('customer'), job.open('worker', { reason: 'payment' })]);
  for (const answer of both) expectSuccess(answer, contracts.openCaseContract);
  assert.deepEqual((await statesOf(job)).toSorted(), ['customer open', 'worker open']);
  assert.deepEqual((await findBooking(job.params.id))?.cases?.length, 2);
  for (const by of ['customer', 'worker'] as const)
    assert.equal(expectRefusal(await job.open(by, { reason: 'price' }), 409).code, 'case_exists');
});

test('two taps at once open one case', async () => {
  const job = await makeJob();
  const codes = (await Promise.all([job.open('customer'), job.open('customer')])).map(({ status }) => status);
  assert.deepEqual(codes.toSorted(), [200, 409]);
  assert.deepEqual(await statesOf(job), ['customer open']);
});

test('the other side answers once, and the office may decide then', async () => {
  const job = await makeJob();
  expectSuccess(await job.open('customer'), contracts.openCaseContract);
  assert.equal(expectRefusal(await job.answer('customer'), 409).code, 'case_closed');
  const answered = await job.answer('worker');
  expectSuccess(answered, contracts.answerCaseContract);
  const [one] = casesIn(answered).cases;
  assert.deepEqual([one?.state, one?.answerBy, one?.steps], ['heard', null, []]);
  assert.deepEqual(
    (await job.read('customer')).cases[0]?.statements.map(({ by, text }) => [by, text]),
    [
      ['customer', 'The tap still drips.'],
      ['worker', 'It was dry when I left.'],
    ],
  );
  assert.equal(expectRefusal(await job.answer('worker'), 409).code, 'case_closed');
  assert.deepEqual(await readNews(job.customer.user), ['case_answered']);
});

test('after 48 hours without an answer a case goes to the office, and a late answer is still taken', async () => {
  const job = await makeJob();
  await job.open('customer');
  job.goOn(2 * A_DAY - 0.1);
  await closeBookings();
  assert.deepEqual(await statesOf(job), ['customer open']);
  job.goOn(2 * A_DAY + 0.1);
  await Promise.all([closeBookings(), closeBookings()]);
  assert.deepEqual(await statesOf(job), ['customer heard']);
  for (const { user } of [job.customer, job.worker])
    assert.equal((await readNews(user)).filter((news) => news === 'case_with_office').length, 1);
  expectSuccess(await job.answer('worker'), contracts.answerCaseContract);
});

test('a pause stops the time to answer, and a paused side can still answer', async () => {
  const job = await makeJob();
  await job.open('customer');
  job.goOn(A_DAY);
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  const pausing = { params: { id: job.worker.userId }, body };
  expectSuccess(await send(await signInAdmin(), setPauseContract, pausing), setPauseContract);
  job.goOn(5 * A_DAY);
  await closeBookings();
  assert.deepEqual(await statesOf(job), ['customer open']);
  assert.equal((await job.read('customer')).cases[0]?.isStopped, true);
  assert.equal((await job.read('worker')).cases[0]?.steps[0], 'answer');
  expectSuccess(await job.answer('worker'), contracts.answerCaseContract);
  assert.equal(expectRefusal(await job.open('worker'), 403).code, 'suspended');
});

test('a case needs words, and photos that are the author’s own and unused', async () => {
  const job = await makeJob();
  assert.deepEqual(fieldsIn(await job.open('customer', { text: ' ' })), [['text', 'required']]);
  const theirs = await makeStoredImage({ ownerId: job.worker.userId });
  assert.deepEqual(fieldsIn(await job.open('customer', { photos: [theirs] })), [
    ['photos.0', 'unknown_image'],
  ]);
  assert.deepEqual(await statesOf(job), []);
});

test('a case can be opened from the arrival until a week after the end', async () => {
  const pair = await makePair('accepted');
  const open = { params: pair.params, body: { reason: 'price', text: 'He asked for more.' } };
  const early = await send(pair.customer, contracts.openCaseContract, open);
  assert.equal(expectRefusal(early, 409).code, 'case_too_early');
  const job = await makeJob();
  job.goOn(7 * A_DAY);
  assert.equal(expectRefusal(await job.open('customer'), 409).code, 'case_too_late');
  assert.deepEqual((await job.read('customer')).reasons, []);
});

const leave = { reason: 'other', confirmation: true, password: TEST_PASSWORD };

test('deleting an account closes its own case and leaves the other side’s with all that was said', async () => {
  const job = await makeJob();
  const photo = await makeStoredImage({ ownerId: job.worker.userId });
  await job.open('customer');
  await job.answer('worker', { photos: [photo] });
  await job.open('worker', { reason: 'behaviour', text: 'He shouted at me.' });
  const leaver = await makeSession(job.worker.user);
  const exported = JSON.stringify((await send(leaver, exportAccountContract, {})).json);
  assert.ok(exported.includes('It was dry when I left.') && exported.includes('He shouted at me.'));
  assert.ok(!exported.includes('The tap still drips.'), 'not the other side’s words');
  expectSuccess(await send(leaver, deleteAccountContract, { body: leave }), deleteAccountContract);
  assert.deepEqual((await statesOf(job)).toSorted(), ['customer heard', 'worker closed']);
  job.goOn(179 * A_DAY);
  await closeBookings();
  await sweepImages();
  const customer = await makeSession(job.customer.user);
  const read = async () => casesIn(await send(customer, contracts.readCasesContract, { params: job.params }));
  const { cases } = await read();
  assert.deepEqual(
    cases.map(({ statements }) => statements.map(({ text }) => text)),
    [['The tap still drips.', 'It was dry when I left.'], ['He shouted at me.']],
  );
  assert.equal(await photoStatus(customer, photo), 200, 'that case is not over');
  job.goOn(181 * A_DAY);
  await closeBookings();
  assert.deepEqual((await read()).cases[1]?.statements, []);
});

test('a door code in a statement is hidden', async () => {
  const asks = { body: { asksDoorCode: true } };
  const pair = await makePair('pending');
  expectSuccess(await send(pair.customer, setPreferencesContract, asks), setPreferencesContract);
  const { params, booking } = pair;
  const move = async (status: string) =>
    send(pair.worker, bookings.setBookingStatusContract, { params, body: { status } });
  expectSuccess(await move('accepted'), bookings.setBookingStatusContract);
  setClock(new Date(booking.startsAt.getTime() + 30 * MINUTE_MS));
  const customer = await makeSession(pair.customer.user);
  const { doorCode } = viewIn(await send(customer, bookings.getBookingContract, { params }));
  assert.ok(doorCode);
  const body = { reason: 'no_one_came', text: `No one asked for ${doorCode}.` };
  const [one] = casesIn(await send(customer, contracts.openCaseContract, { params, body })).cases;
  assert.equal(one?.statements[0]?.text, 'No one asked for ••••.');
});

test('while a case is open, the booking goes to no other worker', async () => {
  const pair = await makePair('accepted');
  const { params, booking } = pair;
  setClock(new Date(booking.startsAt.getTime() + MINUTE_MS));
  const customer = await makeSession(pair.customer.user);
  const body = { reason: 'no_one_came', text: 'I have waited.' };
  expectSuccess(
    await send(customer, contracts.openCaseContract, { params, body }),
    contracts.openCaseContract,
  );
  const taker = await makeTaker(booking);
  setClock(new Date(booking.startsAt.getTime() - 20 * 60 * MINUTE_MS));
  const seen = seeBooking(booking);
  const proposal = { seen, reason: 'He is ill.', workerId: String(taker._id), price: 'agreed' };
  const refused = await send(await signInAdmin(), proposeWorkerContract, { params, body: proposal });
  assert.equal(expectRefusal(refused, 409).code, 'illegal_move');
});

test('a side whose case says that no one came makes no claim of it, while the other side still can', async () => {
  const { params, booking, ...pair } = await makePair('arrived');
  setClock(new Date(booking.startsAt.getTime() + 31 * MINUTE_MS));
  const [customer, worker] = [await makeSession(pair.customer.user), await makeSession(pair.worker.user)];
  const claim = (by: typeof customer) => send(by, claimNoShowContract, { params });
  const readMoves = async (by: typeof customer) =>
    viewIn(await send(by, bookings.getBookingContract, { params })).moves;
  assert.ok((await readMoves(customer)).includes('no_show'));
  const body = { reason: 'no_one_came', text: 'I have waited.' };
  const opened = await send(customer, contracts.openCaseContract, { params, body });
  expectSuccess(opened, contracts.openCaseContract);
  assert.equal((await readMoves(customer)).includes('no_show'), false);
  assert.equal(expectRefusal(await claim(customer), 409).code, 'illegal_move');
  expectSuccess(await claim(worker), claimNoShowContract);
});

test('a case that the office has not decided in 28 days names the person to write to', async () => {
  const job = await makeJob();
  await job.open('customer');
  job.goOn(28 * A_DAY - 0.1);
  assert.equal((await job.read('customer')).officer, null);
  job.goOn(28 * A_DAY + 0.1);
  assert.deepEqual((await job.read('customer')).officer, officer);
  assert.deepEqual((await job.read('worker')).officer, officer);
});
