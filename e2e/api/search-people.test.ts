import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setPauseContract, setVerificationContract } from '#lib/features/admin/contracts/moderation.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { blockUserContract, unblockUserContract } from '#lib/features/people/contracts/safety.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { forgetWorkers, makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { seeWorker } from '#e2e/kit/factories/papers.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const { url } = useTestServer();
const { names, search } = useSearch(url);
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

const act = async (call: SentCall['call'], token: string, parts: SentCall['parts']) => {
  const answer = await sendCall({ origin: url(), call, token, parts });
  assert.equal(answer.status, 200, answer.text);
};

test('search shows everyone a worker’s trade, and only customers the phone', async () => {
  const agency = await makeUser({ role: 'broker' });
  const skill = (await trades()).get('Plumber');
  const worker = await makeFoundWorker({
    ...{ name: 'Ravi Kumar', isVerified: true, stars: [4, 5], brokerId: agency._id, areaRangeKm: 10 },
    ...{ address: { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' } },
    priceRangePaise: { min: 10_000, max: 90_050 },
  });
  const plain = {
    _id: String(worker._id),
    ...{ name: 'Ravi Kumar', userType: 'worker', profileImage: null, about: '', isVerified: true },
    address: { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
    cityNames: { hi: 'लखनऊ', kn: 'ಲಕ್ನೋ', ta: 'லக்னோ', te: 'లక్నో' },
    stateNames: { hi: 'उत्तर प्रदेश', kn: 'ಉತ್ತರ ಪ್ರದೇಶ', ta: 'உத்தரப் பிரதேசம்', te: 'ఉత్తరప్రదేశ్' },
    ...{ skills: ['Plumber'], hourlyRate: 250, rate: 250, priceRange: { min: 100, max: 900.5 } },
    ...{ areaRange: '10', experience: 7, rating: 4.5, reviews: 2, completedJobs: 0 },
    ...{ answersWithinHours: null, verifiedAt: worker.verification?.at.toISOString() },
    ...{ brokerId: String(agency._id), distanceKm: null, comes: true },
    skillEntries: [{ _id: String(skill?._id), name: 'Plumber', names: skill?.names }],
  };
  assert.deepEqual((await search({})).data, [plain]);
  for (const role of ['worker', 'broker', 'admin'] as const) {
    const { token } = await signIn(role);
    assert.deepEqual((await search({ query: 'ravi' }, token)).data, [plain]);
  }
  const { token } = await signIn('customer');
  assert.deepEqual((await search({ query: 'ravi' }, token)).data, [{ ...plain, phone: worker.phone }]);
});

test('a customer sees at most thirty phones a day, across all searches', async () => {
  for (let at = 0; at < 35; at += 1) await makeFoundWorker({ name: `Worker ${at}` });
  const [customer, neighbour] = [await signIn('customer'), await signIn('customer')];
  const phones = async (query: Record<string, string>, { token } = customer) =>
    (await search({ limit: '50', ...query }, token)).data.filter(({ phone }) => phone !== undefined).length;
  assert.equal(await phones({ limit: '20' }), 20);
  assert.equal(await phones({ limit: '20', query: 'plumber' }), 20);
  assert.equal(await phones({}), 30);
  assert.equal(await phones({ skills: 'Plumber' }), 30);
  assert.equal(await phones({}, neighbour), 30);
});

test('concurrent searches show a customer no more than thirty phones', async () => {
  const letters = Array.from(
    { length: 40 },
    (_, at) => `${'abcdefgh'.charAt(at % 8)}q${'vwxyz'.charAt(at / 8)}`,
  );
  for (const name of letters) await makeFoundWorker({ name });
  const { token } = await signIn('customer');
  const answers = await Promise.all(letters.map((query) => search({ query }, token)));
  assertEach(answers, ({ total }) => total === 1);
  const shown = new Set(
    answers.flatMap(({ data }) => data.flatMap(({ _id, phone }) => (phone ? [_id] : []))),
  );
  assert.equal(shown.size, 30);
});

test('customers, agencies and admins are never found', async () => {
  for (const role of ['customer', 'broker', 'admin'] as const)
    await makeUser({ role, name: 'Ravi Kumar', about: 'plumber' });
  assert.equal((await search({ query: 'ravi' })).total, 0);
  assert.equal((await search({})).total, 0);
});

test('a suspended worker leaves the results at once and returns when the suspension ends', async () => {
  const { token } = await signIn('admin');
  const worker = await makeFoundWorker({ name: 'Ravi Kumar' });
  const suspend = (suspended: boolean) =>
    act(setPauseContract, token, {
      params: { id: String(worker._id) },
      body: suspended
        ? { reason: 'other', urgency: 'danger', evidence: 'Looked into.' }
        : { reason: null, evidence: 'Looked into.' },
    });
  await suspend(true);
  for (const query of [
    {},
    { query: 'ravi' },
    { pinCode: '226001' },
    { skills: 'Plumber' },
    { city: 'Lucknow' },
  ])
    assert.deepEqual(await names(query), []);
  await suspend(false);
  assert.deepEqual(await names({ query: 'ravi' }), ['Ravi Kumar']);
});

test('a verification moves a worker up at once', async () => {
  const { token } = await signIn('admin');
  await makeFoundWorker({ name: 'First', stars: [5] });
  const second = await makeFoundWorker({ name: 'Second' });
  assert.deepEqual(await names({}), ['First', 'Second']);
  const id = String(second._id);
  const body = { verified: true, checked: 'in_person', seen: await seeWorker(id), reason: 'Papers seen.' };
  await act(setVerificationContract, token, { params: { id }, body });
  assert.deepEqual(await names({}), ['Second', 'First']);
});

test('blocked people do not find each other from the next search on, in either direction', async () => {
  const worker = await makeSession(await makeFoundWorker({ name: 'Ravi Kumar' }));
  const other = await makeSession(await makeFoundWorker({ name: 'Sunita Devi' }));
  const found = (token?: string) => names({ query: 'plumber', pinCode: '226001' }, token);
  const both = ['Ravi Kumar', 'Sunita Devi'];
  assert.deepEqual((await found(worker.token)).toSorted(), both);
  const params = { id: other.userId };
  await act(blockUserContract, worker.token, { params });
  assert.deepEqual(await found(worker.token), ['Ravi Kumar']);
  assert.deepEqual(await found(other.token), ['Sunita Devi']);
  assert.equal((await search({}, worker.token)).total, 1);
  assert.deepEqual((await found()).toSorted(), both);
  await act(unblockUserContract, worker.token, { params });
  assert.deepEqual((await found(worker.token)).toSorted(), both);
});

test('a change of the profile is found by the next search', async () => {
  const worker = await makeSession(await makeFoundWorker({ name: 'Ravi Kumar' }));
  const body = {
    ...{ name: 'Mohan Lal', skills: ['Cook'], about: 'Sweets and snacks', areaRange: 5 },
    address: { city: 'Dehradun', state: 'Uttarakhand', pinCode: '248001' },
  };
  await act(updateWorkerProfileContract, worker.token, { body });
  for (const query of [{ query: 'mohan' }, { query: 'रसोइया' }, { query: 'sweets' }, { pinCode: '248001' }])
    assert.deepEqual(await names(query), ['Mohan Lal']);
  for (const query of [{ query: 'ravi' }, { skills: 'Plumber' }, { pinCode: '226001' }, { city: 'Lucknow' }])
    assert.deepEqual(await names(query), []);
});

test('a search for the count alone uses none of the thirty phones', async () => {
  for (let at = 0; at < 3; at += 1) await makeFoundWorker({ name: `Om ${at}` });
  const { token } = await signIn('customer');
  const counted = await search({ query: 'om', limit: '0' }, token);
  assert.deepEqual([counted.data, counted.total, counted.nextCursor], [[], 3, null]);
  for (let at = 0; at < 30; at += 1) await makeFoundWorker({ name: `Pia ${at}` });
  const shown = (await search({ query: 'pia', limit: '50' }, token)).data;
  assert.equal(shown.filter(({ phone }) => phone !== undefined).length, 30);
});
