import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { listUsersContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import { buildListing } from '#lib/features/people/rules/search-listing.ts';
import { decidePapersContract, readPaperContract } from '#lib/features/admin/contracts/papers.ts';
import { setVerificationContract } from '#lib/features/admin/contracts/moderation.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readVerificationContract, showPaperContract } from '#lib/features/profiles/contracts/papers.ts';
import {
  updateWorkerProfileContract,
  uploadProfileImageContract,
} from '#lib/features/profiles/contracts/profiles.ts';
import { eraseOldPapers } from '#lib/features/profiles/services/papers.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { toTrade } from '#lib/features/people/services/to-user.ts';
import { findUser } from '#models/people/user.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { findWorkerPapers } from '#models/profiles/paper.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeDocuments, seeWorker } from '#e2e/kit/factories/papers.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);

const DAY_MS = 86_400_000;

const send = ({ token }: SignedIn, call: SentCall['call'], parts: SentCall['parts']) =>
  sendCall({ origin: url(), call, token, parts });

const show = async (worker: SignedIn, which: string, { document = 'pan', name = `${which}.jpg` } = {}) => {
  const file = { field: 'file', name, type: 'image/jpeg', bytes: await makeJpeg() };
  const query = { which, ...(which === 'paper' && document && { document }) };
  return send(worker, showPaperContract, { query, file });
};

const readState = async (worker: SignedIn) => {
  const { json } = await send(worker, readVerificationContract, {});
  const { state, shown, refusal } = readVerificationContract.reply.loose().parse(json).data;
  return [state, shown.join(), refusal];
};

const decide = async (
  admin: SignedIn,
  { userId }: SignedIn,
  refusal: string | null,
  note = 'Compared with the page.',
) => {
  const params = { id: String((await findWorkerPapers(userId))?._id) };
  return send(admin, decidePapersContract, { params, body: { refusal, note } });
};

const someWorker = async () => makeSession(await makeWorker({ verification: null, name: 'Ramesh Yadav' }));

const isVerified = async ({ userId }: SignedIn): Promise<boolean> => {
  const user = await findUser(userId);
  assert.ok(user);
  return toTrade(user).isVerified;
};

test('sends both pictures to the office, audits every view and the decision, and notifies the worker', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  expectSuccess(await show(worker, 'paper'), showPaperContract);
  assert.deepEqual(await readState(worker), ['begun', 'paper', null]);
  expectSuccess(await show(worker, 'face'), showPaperContract);
  assert.deepEqual(await readState(worker), ['waiting', 'paper,face', null]);
  assert.equal(expectRefusal(await show(worker, 'face'), 409).code, 'papers_waiting');

  const id = String((await findWorkerPapers(worker.userId))?._id);
  const look = await send(admin, readPaperContract, { params: { id, which: 'paper' } });
  assert.equal(look.headers['content-type'], 'image/webp');
  assert.match(String(look.headers['cache-control']), /no-store|private/);
  expectSuccess(await decide(admin, worker, null), decidePapersContract);
  assert.equal(expectRefusal(await decide(admin, worker, 'expired'), 409).code, 'papers_decided');
  assert.ok(await isVerified(worker));
  assert.deepEqual(
    (await listAudit(worker.userId)).map(({ act }) => act),
    ['user.verify', 'paper.read'],
  );
  assert.equal(expectRefusal(await show(worker, 'face'), 409).code, 'already_verified');
  const filter = { 'payload.userId': worker.userId, 'payload.content.kind': 'verification' };
  assert.equal(await database().collection('outbox').countDocuments(filter), 1);
});

test('a refused worker sees the reason and can send new pictures', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  await makeDocuments(worker.user);
  expectSuccess(await decide(admin, worker, 'name_differs'), decidePapersContract);
  assert.deepEqual(await readState(worker), ['refused', 'paper,face', 'name_differs']);
  assert.ok(!(await isVerified(worker)));
  expectSuccess(await show(worker, 'paper'), showPaperContract);
  assert.deepEqual(await readState(worker), ['begun', 'paper', null]);
});

test('accepts only PAN card, driving licence and voter card, and nothing called Aadhaar', async () => {
  const worker = await someWorker();
  for (const document of ['pan', 'driving_licence', 'voter_card'])
    expectSuccess(await show(worker, 'paper', { document }), showPaperContract);
  for (const document of ['', 'aadhaar', 'passport'])
    assert.deepEqual(
      expectRefusal(await show(await someWorker(), 'paper', { document }), 400).errors?.map(
        ({ field }) => field,
      ),
      ['document'],
    );
  for (const name of ['aadhaar front.jpg', '234123412346.jpg', '२३४१ २३४१ २३४६.jpg', 'आधार.jpg'])
    for (const which of ['paper', 'face']) {
      const other = await someWorker();
      assert.equal(expectRefusal(await show(other, which, { name }), 400).code, 'no_aadhaar', name);
      assert.equal(await findWorkerPapers(other.userId), null);
    }
});

test('rejects a decision that notes an Aadhaar number or Aadhaar as proof', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  await makeDocuments(worker.user);
  const verify = (body: object) =>
    send(admin, setVerificationContract, { params: { id: worker.userId }, body });
  const seen = await seeWorker(worker.userId);
  const refused = [
    await decide(admin, worker, null, 'Aadhaar card and face match.'),
    await decide(admin, worker, 'unreadable', 'It says 2341 2341 2346.'),
    await verify({ verified: true, checked: 'in_person', seen, reason: 'Saw the aadhar card.' }),
    await verify({ verified: false, reason: 'The number 2341-2341-2346 is false.' }),
  ];
  assert.deepEqual(
    refused.map((answer) => expectRefusal(answer, 400).code),
    Array(4).fill('no_aadhaar'),
  );
  assert.deepEqual(await readState(worker), ['waiting', 'paper,face', null]);
  assert.ok(!(await isVerified(worker)));
});

test('refusing an Aadhaar card has its own reason and erases both pictures at once', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  const { _id } = await makeDocuments(worker.user);
  expectSuccess(await decide(admin, worker, 'aadhaar', 'An Aadhaar card.'), decidePapersContract);
  assert.deepEqual(await readState(worker), ['refused', '', 'aadhaar']);
  const row = await database().collection('papers').findOne({ _id });
  assert.deepEqual([row?.['paper'], row?.['face']], [undefined, undefined]);
  for (const which of ['paper', 'face'])
    expectRefusal(await send(admin, readPaperContract, { params: { id: String(_id), which } }), 404);
  expectSuccess(await show(worker, 'paper', { document: 'voter_card' }), showPaperContract);
  assert.deepEqual(await readState(worker), ['begun', 'paper', null]);
});

test('a new name ends the verification and cannot use documents of the old name', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  const rename = (name: string) => send(worker, updateWorkerProfileContract, { body: { name } });
  await makeDocuments(worker.user);
  await rename('Suresh Kumar');
  assert.equal(expectRefusal(await decide(admin, worker, null), 409).code, 'papers_changed');
  await rename('Ramesh Yadav');
  expectSuccess(await decide(admin, worker, null), decidePapersContract);
  await rename('Ramesh Yadav');
  assert.ok(await isVerified(worker));
  await rename('Suresh Kumar');
  assert.ok(!(await isVerified(worker)));
});

const newPicture = async (worker: SignedIn) => {
  const file = { field: 'profileImage', name: 'me.jpg', type: 'image/jpeg', bytes: await makeJpeg() };
  expectSuccess(await send(worker, uploadProfileImageContract, { file }), uploadProfileImageContract);
};

const newName = async (worker: SignedIn) => {
  const body = { name: 'Buyer Of Account' };
  expectSuccess(await send(worker, updateWorkerProfileContract, { body }), updateWorkerProfileContract);
};

const story = z.looseObject({ params: z.looseObject({ news: z.string() }) });

const listNotifications = async ({ userId }: SignedIn) => {
  const rows = await database()
    .collection('outbox')
    .find({ 'payload.userId': userId, 'payload.content.kind': 'verification' })
    .sort({ _id: 1 })
    .toArray();
  return rows.map(({ payload }) => z.looseObject({ content: story }).parse(payload).content.params.news);
};

for (const [looks, change] of [
  ['name', newName],
  ['picture', newPicture],
] as const)
  test(`another ${looks} ends any verification in profile, search, lists and office`, async () => {
    const [admin, byHand, byPapers] = [await signIn('admin'), await someWorker(), await someWorker()];
    const params = { id: byHand.userId };
    const seen = await seeWorker(byHand.userId);
    const reason = 'Came to the office with her PAN card.';
    const body = { verified: true, checked: 'in_person', seen, reason };
    expectSuccess(await send(admin, setVerificationContract, { params, body }), setVerificationContract);
    await makeDocuments(byPapers.user);
    expectSuccess(await decide(admin, byPapers, null), decidePapersContract);

    for (const worker of [byHand, byPapers]) {
      assert.ok(await isVerified(worker));
      assert.match((await findUser(worker.userId))?.listing?.order ?? '', /^0/);
      await change(worker);
      assert.ok(!(await isVerified(worker)));
      assert.match((await findUser(worker.userId))?.listing?.order ?? '', /^1/);
      const seen = await send(admin, listUsersContract, { query: { isVerified: 'true' } });
      assert.doesNotMatch(seen.text, new RegExp(worker.userId));
      assert.equal((await listNotifications(worker)).at(-1), 'again');
    }
  });

test('a stored verification of another name shows nowhere', async () => {
  const user = await makeWorker({
    verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Seen.' },
  });
  assert.ok(await isVerified(await makeSession(user)));
  await database()
    .collection('users')
    .updateOne({ _id: user._id }, { $set: { name: 'Someone Else' } });
  assert.ok(!(await isVerified(await makeSession(user))));
  const asRead = await findUser(String(user._id));
  assert.ok(asRead && buildListing(asRead)?.order.startsWith('1'));
});

test('changing the picture while documents wait notifies the worker and marks the office’s row', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  await makeDocuments(worker.user);
  const row = async () => {
    const answer = await send(admin, readQueueContract, { params: { queue: 'papers' } });
    const { data } = readQueueContract.reply.loose().parse(answer.json);
    return data.find(({ person }) => person?._id === worker.userId)?.warning;
  };
  assert.equal(await row(), null);
  await newPicture(worker);
  await newPicture(worker);
  assert.equal(await row(), 'papers_changed');
  assert.deepEqual(await listNotifications(worker), ['changed']);
  assert.equal(expectRefusal(await decide(admin, worker, null), 409).code, 'papers_changed');
});

test('verifying without documents names what was checked and whom the page showed', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  const params = { id: worker.userId };
  const given = { verified: true, reason: 'Fine.' };
  const seen = await seeWorker(worker.userId);
  for (const body of [given, { ...given, seen }, { ...given, checked: 'in_person' }])
    expectRefusal(await send(admin, setVerificationContract, { params, body }), 400);
  assert.ok(!(await isVerified(worker)));
});

test('a page loaded before the name, picture or documents changed cannot verify the worker', async () => {
  const admin = await signIn('admin');
  const sendDocuments = async (worker: SignedIn) => {
    await makeDocuments(worker.user);
  };
  for (const change of [newName, newPicture, sendDocuments]) {
    const worker = await someWorker();
    const params = { id: worker.userId };
    const verify = async (seen: object) => {
      const body = { verified: true, checked: 'in_person', seen, reason: 'Came with her PAN card.' };
      return send(admin, setVerificationContract, { params, body });
    };
    const early = await seeWorker(worker.userId);
    await change(worker);
    assert.equal(expectRefusal(await verify(early), 409).code, 'worker_changed', change.name);
    assert.ok(!(await isVerified(worker)));
    expectSuccess(await verify(await seeWorker(worker.userId)), setVerificationContract);
    assert.ok(await isVerified(worker));
  }
});

test('erases pictures 30 days after the decision, and unsent ones after a day', async () => {
  const [worker, other, admin] = [await someWorker(), await someWorker(), await signIn('admin')];
  await makeDocuments(worker.user);
  await show(other, 'paper');
  await decide(admin, worker, null);
  const start = now().getTime();
  setClock(new Date(start + 2 * DAY_MS));
  await eraseOldPapers();
  assert.notEqual(await findWorkerPapers(worker.userId), null);
  assert.equal(await findWorkerPapers(other.userId), null);
  setClock(new Date(start + 31 * DAY_MS));
  await eraseOldPapers();
  assert.equal(await findWorkerPapers(worker.userId), null);
});

test('stores pictures encrypted for their owner only and deletes both with the account', async () => {
  const [worker, other, admin] = [await someWorker(), await someWorker(), await signIn('admin')];
  const [one, two] = [await makeDocuments(worker.user), await makeDocuments(other.user)];
  const rows = database().collection('papers');
  const row = await rows.findOne({ _id: one._id });
  for (const which of ['paper', 'face']) {
    const sealed: unknown = row?.[which];
    assert.ok(typeof sealed === 'string');
    const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1');
    assert.ok(!bytes.includes('WEBP') && !bytes.includes('RIFF'));
  }
  await rows.updateOne({ _id: two._id }, { $set: { face: row?.['face'] } });
  const params = { id: String(two._id), which: 'face' };
  assert.equal((await send(admin, readPaperContract, { params })).status, 500);

  const { text } = await send(worker, exportAccountContract, {});
  assert.match(text, /"papers":\[\{"askedAt":"[^"]+"\}\]/);
  const { userId, user } = worker;
  await inTransaction((tx) => eraseAccount({ userId, email: user.email, phone: user.phone }, tx));
  assert.equal(await rows.countDocuments({ workerId: toObjectId(userId) }), 0);
});
