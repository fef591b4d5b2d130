import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decidePapersContract, readPaperContract } from '#lib/features/admin/contracts/papers.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readVerificationContract, showPaperContract } from '#lib/features/profiles/contracts/papers.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { eraseOldPapers } from '#lib/features/profiles/services/papers.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { findPapersOf } from '#models/profiles/paper.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { auditOf } from '#server/testing/factories/audit.ts';
import { makeJpeg } from '#server/testing/factories/images.ts';
import { makePapers } from '#server/testing/factories/papers.ts';
import { makeSession, signIn, type SignedIn } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);

const DAY_MS = 86_400_000;

const send = ({ token }: SignedIn, call: SentCall['call'], parts: SentCall['parts']) =>
  sendCall({ origin: url(), call, token, parts });

const show = async (worker: SignedIn, which: string) => {
  const file = { field: 'file', name: `${which}.jpg`, type: 'image/jpeg', bytes: await makeJpeg() };
  return send(worker, showPaperContract, { query: { which }, file });
};

const stateOf = async (worker: SignedIn) => {
  const { json } = await send(worker, readVerificationContract, {});
  const { state, shown, refusal } = readVerificationContract.reply.loose().parse(json).data;
  return [state, shown.join(), refusal];
};

const decide = async (admin: SignedIn, { userId }: SignedIn, refusal: string | null) => {
  const params = { id: String((await findPapersOf(userId))?._id) };
  return send(admin, decidePapersContract, { params, body: { refusal, note: 'Compared with the page.' } });
};

const someWorker = async () => makeSession(await makeWorker({ verification: null, name: 'Ramesh Yadav' }));

const isVerified = async ({ userId }: SignedIn): Promise<boolean> =>
  (await findUser(userId))?.verification !== null;

test('both pictures ask the office; every look and the decision are in the audit, and the worker is told', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  expectSuccess(await show(worker, 'paper'), showPaperContract);
  assert.deepEqual(await stateOf(worker), ['begun', 'paper', null]);
  expectSuccess(await show(worker, 'face'), showPaperContract);
  assert.deepEqual(await stateOf(worker), ['waiting', 'paper,face', null]);
  assert.equal(expectRefusal(await show(worker, 'face'), 409).code, 'papers_waiting');

  const id = String((await findPapersOf(worker.userId))?._id);
  const look = await send(admin, readPaperContract, { params: { id, which: 'paper' } });
  assert.equal(look.headers['content-type'], 'image/webp');
  assert.match(String(look.headers['cache-control']), /no-store|private/);
  expectSuccess(await decide(admin, worker, null), decidePapersContract);
  assert.equal(expectRefusal(await decide(admin, worker, 'expired'), 409).code, 'papers_decided');
  assert.ok(await isVerified(worker));
  assert.deepEqual(
    (await auditOf(worker.userId)).map(({ act }) => act),
    ['user.verify', 'paper.read'],
  );
  assert.equal(expectRefusal(await show(worker, 'face'), 409).code, 'already_verified');
  const news = { 'payload.userId': worker.userId, 'payload.content.kind': 'verification' };
  assert.equal(await database().collection('outbox').countDocuments(news), 1);
});

test('whoever is refused reads why and shows new pictures', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  await makePapers(worker.user);
  expectSuccess(await decide(admin, worker, 'name_differs'), decidePapersContract);
  assert.deepEqual(await stateOf(worker), ['refused', 'paper,face', 'name_differs']);
  assert.ok(!(await isVerified(worker)));
  expectSuccess(await show(worker, 'paper'), showPaperContract);
  assert.deepEqual(await stateOf(worker), ['begun', 'paper', null]);
});

test('another name takes a verification by papers back, and is not verified by papers of the one before', async () => {
  const [worker, admin] = [await someWorker(), await signIn('admin')];
  const rename = (name: string) => send(worker, updateWorkerProfileContract, { body: { name } });
  await makePapers(worker.user);
  await rename('Suresh Kumar');
  assert.equal(expectRefusal(await decide(admin, worker, null), 409).code, 'papers_changed');
  await rename('Ramesh Yadav');
  expectSuccess(await decide(admin, worker, null), decidePapersContract);
  await rename('Ramesh Yadav');
  assert.ok(await isVerified(worker));
  await rename('Suresh Kumar');
  assert.ok(!(await isVerified(worker)));
});

test('the pictures are erased 30 days after the decision, and after a day where they were never sent', async () => {
  const [worker, other, admin] = [await someWorker(), await someWorker(), await signIn('admin')];
  await makePapers(worker.user);
  await show(other, 'paper');
  await decide(admin, worker, null);
  const start = now().getTime();
  setClock(new Date(start + 2 * DAY_MS));
  await eraseOldPapers();
  assert.notEqual(await findPapersOf(worker.userId), null);
  assert.equal(await findPapersOf(other.userId), null);
  setClock(new Date(start + 31 * DAY_MS));
  await eraseOldPapers();
  assert.equal(await findPapersOf(worker.userId), null);
});

test('a dump of the database shows no picture, a sealed one opens as nobody else’s, and both go with the account', async () => {
  const [worker, other, admin] = [await someWorker(), await someWorker(), await signIn('admin')];
  const [one, two] = [await makePapers(worker.user), await makePapers(other.user)];
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
