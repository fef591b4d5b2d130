import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { setPause } from '#lib/features/admin/services/pauses.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { workerLimits } from '#lib/features/bookings/rules/late-record.ts';
import { replaceSkill } from '#lib/features/catalogue/services/named-lists.ts';
import { SKILLED_AT_ONCE } from '#lib/features/catalogue/services/steps/rename-in-parts.ts';
import { markAccount } from '#lib/features/people/services/steps/mark-contacts.ts';
import { deleteAccount } from '#lib/features/privacy/services/delete-account.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { DONE_AT_ONCE } from '#lib/platform/outbox/in-parts.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findTrustedContact, insertTrustedContact } from '#models/accounts/trusted-contact.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { database, inTransaction, newObjectId } from '#models/connection.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { listOutboxRows, listTroubledRows } from '#models/platform/outbox.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { keepStoredImage, makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { killMidway, migrateEmpty } from '#e2e/kit/kill-midway.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { handleAccountDeleted, handleAccountPaused, handleSkillRenamed } from './handlers.ts';
import { startOutbox } from './outbox.ts';

useTestDatabase();
afterEach(resetClock);

const handlers = {
  accountDeleted: handleAccountDeleted(),
  accountPaused: handleAccountPaused(),
  skillRenamed: handleSkillRenamed(),
};
type Kind = keyof typeof handlers;

const MANY = 300;
/** More than can end at once, so that a server can die in the middle of the rest. */
const OPEN = DONE_AT_ONCE + 100;

const bookings = () => database().collection('bookings');
const count = (status: BookingStatus): Promise<number> => bookings().countDocuments({ status });
const findRow = async (kind: Kind) => (await listOutboxRows()).find((row) => row.kind === kind);
const isDone = async (kind: Kind) => {
  const row = await findRow(kind);
  return Boolean(row?.doneAt);
};
const passSeconds = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));

const runUntil = async (isOver: () => Promise<boolean>, servers = 2): Promise<void> => {
  const running = Array.from({ length: servers }, () => startOutbox({ handlers, pollMs: 20 }));
  await eventually(isOver);
  await Promise.all(running.map(({ stop }) => stop()));
};

/** A worker with accepted bookings on as many days, and old jobs with her words. */
const makeHeavyWorker = async (open: number, name = 'Lalita Leaving') => {
  const bookable = await makeBookable({ name });
  const customer = await makeUser();
  for (let day = 0; day < open; day += 1)
    await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(day + 3) });
  await addOldJobs(bookable, String(customer._id));
  return { bookable, customer, worker: bookable.worker };
};

const addOldJobs = async ({ worker }: Bookable, customerId: string): Promise<void> => {
  const old = await makeBooking({
    ...{
      bookable: { worker, job: (await makeBookable()).job },
      status: 'completed',
      localDate: dayAhead(-9),
    },
  });
  const row = await bookings().findOne({ _id: old._id });
  const words = { status: 'completed', mover: 'worker', by: worker._id, at: now(), reason: 'Her own words' };
  await bookings().insertMany(
    Array.from({ length: MANY }, (_, n) => ({
      ...row,
      ...{ _id: newObjectId(), number: `HN-OLD${n}`, paid: { method: 'cash', at: now() }, history: [words] },
    })),
  );
  const content = { kind: 'booking', params: { name: worker.name } };
  await database()
    .collection('notifications')
    .insertMany(
      Array.from({ length: MANY }, () => ({
        ...{ _id: newObjectId(), userId: customerId, aboutId: worker._id, content, readAt: null },
      })),
    );
};

const leave = (userId: string, role: 'customer' | 'worker' = 'worker') =>
  deleteAccount({
    actor: makeActor({ userId, role }),
    body: { reason: 'other', password: TEST_PASSWORD, cancelBookings: true },
  });

/** A person whom the worker wants to be told in danger. */
const addTrustedContact = async (userId: string): Promise<string> => {
  const person = { ownerMarks: [], phoneMark: 'mark', name: 'Trusted Tara', phone: '+919812345670' };
  const agreed = { state: 'agreed', askedAt: now(), answeredAt: now() } as const;
  const { _id } = await inTransaction((tx) => insertTrustedContact({ userId, ...person, ...agreed }, tx));
  return String(_id);
};

/** Each booking was cancelled once, and its customer is told once. */
const assertCancelledOnce = async (open: number): Promise<void> => {
  assert.equal(await count('accepted'), 0);
  assert.equal(await count('cancelled'), open);
  const twice = { status: 'cancelled', 'history.3': { $exists: true } };
  assert.equal(await bookings().countDocuments(twice), 0);
  assert.equal(await database().collection('outbox').countDocuments({ kind: 'news' }), open);
  assert.equal(await database().collection('bookingClaims').countDocuments(), 0);
};

describe('deleting an account with very much', () => {
  test('removes the account at once, and the rest survives a server that is killed in the middle', async () => {
    const { worker } = await makeHeavyWorker(OPEN);
    const owned = { ownerId: String(worker._id) };
    const key = await makeStoredImage(owned);
    await keepStoredImage({ ...owned, key });
    const contactId = await addTrustedContact(String(worker._id));
    await leave(String(worker._id));
    const contact = await findTrustedContact(contactId);
    assert.deepEqual([contact?.userId, contact?.phone, contact?.state], [null, null, 'asked']);
    assert.ok(contact?.ownerMarks.includes(markAccount(worker)));
    assert.equal(await findUser(String(worker._id)), null);
    assert.equal(await findUserByEmail(worker.email ?? ''), null);
    assert.equal(await count('cancelled'), DONE_AT_ONCE);

    await killMidway(async () => (await count('cancelled')) > DONE_AT_ONCE + 10);
    assert.ok((await count('accepted')) > 0, 'it was killed in the middle');
    await runUntil(() => isDone('accountDeleted'));
    await assertCancelledOnce(OPEN);
    assert.equal(await readStored(imageFile({ key, size: 640 })), null);
    for (const words of ['Lalita Leaving', 'Her own words'])
      assert.deepEqual(
        (await findInDatabase(words)).filter((one) => one !== 'socketEvents'),
        [],
      );
  });

  test('a long deletion does not touch an account opened with the same address', async () => {
    const { worker } = await makeHeavyWorker(DONE_AT_ONCE + 5);
    await leave(String(worker._id));
    const again = await makeUser({ email: worker.email, phone: worker.phone });
    const own = { _id: newObjectId(), userId: again._id, content: {}, readAt: null };
    await database().collection('notifications').insertOne(own);
    const queued = { kind: 'passwordReset', payload: { email: worker.email }, about: [worker.email] };
    await database()
      .collection('outbox')
      .insertOne({ ...queued, dueAt: now(), lockedUntil: now(), attempts: 0, doneAt: null });
    await runUntil(() => isDone('accountDeleted'));
    assert.equal(String((await findUserByEmail(worker.email ?? ''))?._id), String(again._id));
    assert.equal(await database().collection('notifications').countDocuments({ userId: again._id }), 1);
    const waiting = { kind: 'passwordReset', doneAt: null };
    assert.equal(await database().collection('outbox').countDocuments(waiting), 1);
  });

  test('counts what a worker cancels late under the usual limits, however many bookings are left', async () => {
    const { worker } = await makeHeavyWorker(DONE_AT_ONCE + 5);
    const [soon, longAgo] = [3, -48].map((hours) => new Date(now().getTime() + hours * 3_600_000));
    const agreed = { startsAt: soon, createdAt: longAgo, 'history.$[].at': longAgo };
    await bookings().updateMany({ status: 'accepted' }, { $set: agreed });
    await leave(String(worker._id));
    await runUntil(() => isDone('accountDeleted'));
    const late = { status: 'cancelled', 'late.marks': markAccount(worker) };
    assert.equal(await bookings().countDocuments(late), DONE_AT_ONCE + 5);
    const fees = await database()
      .collection<{ fee: { feePaise: number } }>('bookings')
      .find({ 'fee.owedBy': 'worker', 'fee.state': 'unpaid' })
      .toArray();
    const owed = fees.reduce((sum, { fee }) => sum + fee.feePaise, 0);
    assert.equal(owed, workerLimits.monthPaise);
  });

  test('shows the office what fails, which keeps nothing else waiting', async () => {
    const { bookable, customer, worker } = await makeHeavyWorker(DONE_AT_ONCE + 5);
    const job = await makeBooking({ bookable, customer, status: 'completed', localDate: dayAhead(-2) });
    const inTheWay = { userId: customer._id, event: `job:${String(job._id)}:settled` };
    await database().collection('ledger').insertOne(inTheWay);
    await leave(String(worker._id));
    await runUntil(async () => Boolean((await findRow('accountDeleted'))?.lastFault));
    assert.deepEqual(
      (await listTroubledRows(10)).map(({ kind }) => kind),
      ['accountDeleted'],
    );
    assert.equal(await count('accepted'), 0);
    assert.deepEqual(await findInDatabase('Her own words'), []);

    await database().collection('ledger').deleteOne(inTheWay);
    passSeconds(600);
    await runUntil(() => isDone('accountDeleted'));
    assert.ok((await bookings().findOne({ _id: job._id }))?.['leftUnpaid']);
  });

  test('a long deletion waits only for jobs in progress', async () => {
    const { customer, worker } = await makeHeavyWorker(DONE_AT_ONCE + 5);
    await database()
      .collection('notifications')
      .insertMany(Array.from({ length: MANY }, () => ({ _id: newObjectId(), userId: customer._id })));
    await leave(String(customer._id), 'customer');
    const begun = await bookings().findOneAndUpdate(
      { status: 'accepted', workerId: worker._id },
      { $set: { status: 'in_progress' } },
    );
    await runUntil(async () => ((await findRow('accountDeleted'))?.dueAt ?? now()) > now());
    assert.deepEqual([await count('accepted'), await count('in_progress')], [0, 1]);
    assert.equal(await database().collection('notifications').countDocuments({ userId: customer._id }), 0);

    await bookings().updateOne({ _id: begun?._id }, { $set: { status: 'completed' } });
    passSeconds(601);
    await runUntil(() => isDone('accountDeleted'));
    assert.ok((await bookings().findOne({ _id: begun?._id }))?.['leftUnpaid']);
  });
});

describe('pausing a worker with very many bookings', () => {
  const lead = () => makeUser({ role: 'admin' });
  const pause = async (leadId: string, workerId: string, reason: 'absence' | null) =>
    setPause({
      actor: makeActor({ userId: leadId, role: 'admin' }),
      params: { id: workerId },
      body: { reason, evidence: 'Two customers told the same.', urgency: 'danger' },
    });

  test('locks the account at once, and the rest survives a server that is killed in the middle', async () => {
    const { worker } = await makeHeavyWorker(OPEN);
    await pause(String((await lead())._id), String(worker._id), 'absence');
    assert.ok((await findUser(String(worker._id)))?.suspendedAt);
    assert.equal(await count('cancelled'), DONE_AT_ONCE);
    await killMidway(async () => (await count('cancelled')) > DONE_AT_ONCE + 10);
    assert.ok((await count('accepted')) > 0, 'it was killed in the middle');
    await runUntil(() => isDone('accountPaused'));
    assert.equal(await count('cancelled'), OPEN);
    const twice = { status: 'cancelled', 'history.3': { $exists: true } };
    assert.equal(await bookings().countDocuments(twice), 0);
  });

  test('ends no more bookings once the pause is lifted', async () => {
    const { worker } = await makeHeavyWorker(DONE_AT_ONCE + 5);
    const leadId = String((await lead())._id);
    await pause(leadId, String(worker._id), 'absence');
    await pause(leadId, String(worker._id), null);
    await runUntil(() => isDone('accountPaused'));
    assert.equal(await count('accepted'), 5);
  });
});

describe('renaming a skill of very many workers', () => {
  // So many parts that a server can be killed between the first and the last.
  const SKILLED = SKILLED_AT_ONCE * 12;
  const users = () => database().collection('users');
  const makeSkilled = async () => {
    const skill = await makeSkill({ name: 'Plumber' });
    const skills = [
      { _id: newObjectId(), name: 'Cook' },
      { _id: skill._id, name: 'Plumber' },
    ];
    await users().insertMany(
      Array.from({ length: SKILLED }, () => ({ _id: newObjectId(), role: 'worker', skills })),
    );
    const id = String(skill._id);
    const actor = makeActor({ role: 'admin' });
    return { id, rename: (name: string) => replaceSkill({ actor, params: { id }, body: { name } }) };
  };
  const countNamed = (name: string) =>
    users().countDocuments({ 'skills.1.name': name, 'skills.0.name': 'Cook' });

  test('reaches everybody with the latest name, also when a server is killed in the middle', async () => {
    await migrateEmpty();
    const { id, rename } = await makeSkilled();
    await rename('Plumbing');
    assert.equal(await countNamed('Plumbing'), SKILLED_AT_ONCE);
    await rename('Pipes and taps');
    await killMidway(async () => (await countNamed('Pipes and taps')) > SKILLED_AT_ONCE);
    assert.ok((await countNamed('Pipes and taps')) < SKILLED, 'it was killed in the middle');
    await runUntil(async () => (await listOutboxRows()).every(({ step }) => step === 'last'));
    assert.equal(await countNamed('Pipes and taps'), SKILLED);
    passSeconds(120);
    await runUntil(async () => (await skillList.find(id))?.formerKeys?.length === 0);
  });
});
