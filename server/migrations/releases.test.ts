import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { z } from 'zod';
import { loginContract } from '#lib/features/accounts/contracts/accounts.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { appeal } from '#lib/features/people/services/pauses.ts';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { getImageContract } from '#lib/platform/images/contract.ts';
import { database } from '#models/connection.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import { findLivePause } from '#models/people/pause.ts';
import type { ReportRecord } from '#models/people/report.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { reopenMigrations } from '#models/platform/migration.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { loadServedCalls } from '#server/testing/api/served-calls.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { turnOnTotp } from '#server/testing/factories/totps.ts';
import { makeSession } from '#server/testing/factories/users.ts';
import { makePair } from '#server/testing/booking-client.ts';
import { forkServer } from '#server/testing/fork-server.ts';
import { findUnfitRows, loadRelease } from '#server/testing/releases.ts';
import { emptyDatabase, useTestDatabase } from '#server/testing/test-database.ts';
import { migrations } from './every-migration.ts';
import { runMigrations } from './run-migrations.ts';

useTestDatabase();

const DAY_MS = 86_400_000;
const closedAt = new Date();
const rowsOf = (collection: string) => database().collection(collection);

const load = async (): Promise<void> => {
  await loadRelease('1.0.0');
  // Closed today: else the database would one day forget it in the middle of a test.
  await rowsOf('reports').updateMany({ state: 'closed' }, { $set: { 'decision.at': closedAt } });
};

const run = (rules: Partial<Parameters<typeof runMigrations>[0]> = {}) =>
  runMigrations({ report: () => {}, most: 3, lookAgainMs: 20, ...rules });

const person = async (email: string): Promise<UserRecord> => {
  const user = await findUserByEmail(email);
  assert.ok(user, email);
  return user;
};

beforeEach(load);

describe('rows of release 1.0.0', () => {
  const changed = ['users', 'reviews', 'images', 'referralCredits', 'reports'];

  const stateOfChanged = async () => {
    const state = await databaseState();
    return changed.map((name) => [name, state[name]]);
  };

  const reload = async (): Promise<void> => {
    await emptyDatabase();
    await load();
  };

  /** Is stopped as soon as a batch is stored; true when nothing was left to do. */
  const runOneBatch = (): Promise<boolean> => {
    const stopping = new AbortController();
    return run({ signal: stopping.signal, report: () => stopping.abort() }).then(
      () => true,
      () => false,
    );
  };

  test('lack some of every release that came after, and fit its models once they are migrated', async () => {
    assert.equal(await rowsOf('images').countDocuments({ purpose: 'ticket' }), 0);
    await run();
    assert.deepEqual(await findUnfitRows(), []);
  });

  test('would be named if they did not fit: a field too many, one too few, a collection without a model', async () => {
    await run();
    const { _id } = await person(demoEmail('customer'));
    await rowsOf('users').updateOne({ _id }, { $set: { nickname: 'Pri' }, $unset: { passwordHash: 1 } });
    const ticket = await rowsOf('tickets').findOneAndUpdate({}, { $unset: { kind: 1 } });
    const { insertedId } = await rowsOf('leftovers').insertOne({});
    assert.deepEqual((await findUnfitRows()).map((line) => line.split(':')[0]).toSorted(), [
      `leftovers ${String(insertedId)}`,
      `tickets ${String(ticket?._id)}`,
      `users ${String(_id)}`,
    ]);
    await rowsOf('leftovers').drop();
  });

  test('come to the same in one go, stopped after each batch, by two servers and when gone through again', async () => {
    await run();
    const wanted = await stateOfChanged();

    await reload();
    let stops = 0;
    while (!(await runOneBatch())) stops += 1;
    assert.ok(stops > migrations.length, `${stops} stops`);
    assert.deepEqual(await stateOfChanged(), wanted);

    await reload();
    await Promise.all([run(), run()]);
    assert.deepEqual(await stateOfChanged(), wanted);

    await reopenMigrations(migrations.map(({ name }) => name));
    await run();
    assert.deepEqual(await stateOfChanged(), wanted);
  });
});

describe('what the migrations since 1.0.0 change', () => {
  beforeEach(() => run());

  test('pictures in tickets belong to their writers, all others stay as they were', async () => {
    const keys = (await rowsOf('tickets').distinct('screenshotKeys')).toSorted();
    const images = await rowsOf('images').find().sort({ _id: 1 }).toArray();
    assert.equal(keys.length, 2);
    for (const { _id, purpose } of atLeastOne(images))
      assert.equal(purpose === 'ticket', keys.includes(String(_id)), String(_id));
  });

  test('of a pair and month the latest review counts, and none of a job for nothing', async () => {
    const worker = await person(demoEmail('worker', 3));
    const reviews = await rowsOf('reviews').find({ workerId: worker._id }).toArray();
    const counted = reviews.filter(({ isLeftOut }) => !isLeftOut);
    assert.equal(reviews.length, 7);
    assert.deepEqual(
      [worker.reviewCount, worker.ratingSum],
      [counted.length, counted.reduce((sum, { rating }) => sum + Number(rating), 0)],
    );
    for (const { comment, isLeftOut } of reviews) if (comment === 'Job of 0') assert.equal(isLeftOut, true);
    const ofPair = counted.filter(({ comment }) => comment === 'Job of 40000');
    assert.deepEqual(
      ofPair.map(({ rating }) => Number(rating)),
      [4],
    );
    assert.equal(worker.completedJobs, 1);
    assert.equal(worker.listing?.order.includes(String(worker._id)), true);
  });

  test('a wallet says what of it is referral credit, what was spent taken off; money of one’s own is none', async () => {
    const [brought, worker] = [await person('bringer@example.test'), await person(demoEmail('worker'))];
    assert.deepEqual([brought.walletPaise, brought.creditPaise], [5000, 5000]);
    assert.deepEqual([worker.walletPaise, worker.creditPaise], [130_000, 10_000]);
    const other = await person(demoEmail('worker', 2));
    assert.deepEqual([other.walletPaise, other.creditPaise], [65_000, undefined]);

    // A server of 1.0.0 that is still running takes from the wallet alone.
    await rowsOf('users').updateOne({ _id: brought._id }, { $inc: { walletPaise: -2000 } });
    await reopenMigrations(['003-referral-credit']);
    await run();
    assert.equal((await person('bringer@example.test')).creditPaise, 3000);
  });

  test('each contact that brought a credit is known again, one phone of two friends once', async () => {
    const [first, twin] = [await person('deepa@example.test'), await person('deepa2@example.test')];
    const [mailbox, phone] = markContacts(first);
    const [twinsMailbox, twinsPhone] = markContacts(twin);
    assert.equal(phone, twinsPhone);
    const credits = await rowsOf('referralCredits').find({}).sort({ _id: 1 }).toArray();
    const known = credits.map(({ friendMarks }): unknown => friendMarks);
    assert.deepEqual(
      known.filter((marks) => JSON.stringify(marks).includes(mailbox ?? '')),
      [[mailbox, phone]],
    );
    assert.deepEqual(
      known.filter((marks) => JSON.stringify(marks).includes(twinsMailbox ?? '')),
      [[twinsMailbox]],
    );
    const paid = await rowsOf('referrals').countDocuments({ creditedAt: { $ne: null } });
    assert.equal(credits.length, paid);
  });

  test('a report keeps what it is about, and a closed one half a year', async () => {
    const reports = await database().collection<ReportRecord>('reports').find().toArray();
    assert.equal(reports.length, 3);
    for (const { subjectId, messageId, about, contactMarks, decision, keepUntil } of reports) {
      const subject = await rowsOf('users').findOne<UserRecord>({ _id: subjectId });
      const message = messageId && (await rowsOf('messages').findOne<MessageRecord>({ _id: messageId }));
      assert.ok(subject);
      assert.deepEqual(contactMarks, markContacts(subject));
      const said = { text: message?.text ?? '', sentAt: message?.createdAt ?? null };
      assert.deepEqual(about, { name: subject.name, ...said });
      assert.deepEqual(keepUntil, decision ? new Date(closedAt.getTime() + 180 * DAY_MS) : undefined);
    }
  });

  test('an agency sees what was booked since the invitation was accepted', async () => {
    const worker = await person(demoEmail('worker', 4));
    const invite = await rowsOf('agencyInvites').findOne({ workerId: worker._id, state: 'accepted' });
    assert.ok(invite);
    assert.deepEqual([worker.brokerId, worker.brokerSince], [invite['brokerId'], invite['answeredAt']]);
  });

  test('bookings to come say when their people are reminded of them, others say nothing', async () => {
    const { _id, startsAt } = (await makePair('accepted')).booking;
    await rowsOf('bookings').updateOne({ _id }, { $unset: { remindAt: 1 } });
    await reopenMigrations(['007-reminders']);
    await run();
    const remindAt: unknown = (await rowsOf('bookings').findOne({ _id }))?.['remindAt'];
    assert.ok(remindAt instanceof Date && remindAt < startsAt && remindAt > new Date());
    const bookings = await rowsOf('bookings').find().toArray();
    for (const row of atLeastOne(bookings))
      assert.equal(
        row['remindAt'] !== undefined,
        /pending|accepted/.test(String(row['status'])),
        String(row._id),
      );
  });

  test('what stood by account about seen phones is gone', async () => {
    assert.equal(await rowsOf('phoneReveals').countDocuments(), 0);
  });
});

describe('a server that starts on the rows of 1.0.0', () => {
  const isFor = ({ access }: Contract, role: Role): boolean =>
    typeof access === 'string' || access.includes(role);

  const isBare = ({ method, path, query }: Contract): boolean =>
    method === 'GET' && !path.includes('{') && (!query || query.safeParse({}).success);

  test('migrates them, signs its people in and answers all they read', async (t) => {
    const server = await forkServer({ database: database().databaseName, env: { SHUTDOWN_SECONDS: '3' } });
    t.after(() => server.stop());
    const send = (call: SentCall['call'], token?: string, parts: SentCall['parts'] = {}) =>
      sendCall({ origin: server.url, call, parts, ...(token !== undefined && { token }) });
    assert.deepEqual(await findUnfitRows(), []);

    const body = { email: demoEmail('customer'), password: DEMO_PASSWORD };
    expectSuccess(await send(loginContract, undefined, { body }), loginContract);
    const calls = (await loadServedCalls()).map(({ contract }) => contract).filter(isBare);
    for (const role of roles) {
      const user = await person(demoEmail(role));
      // Which is asked of admins since.
      if (role === 'admin') await turnOnTotp(String(user._id));
      const { token } = await makeSession(user);
      const answering = atLeastOne(calls.filter((one) => isFor(one, role))).map(async (call) =>
        expectSuccess(await send(call, token), call),
      );
      await Promise.all(answering);
    }

    const author = await makeSession(await person(demoEmail('customer')));
    const ticket = await rowsOf('tickets').findOne({ authorId: author.user._id });
    const [key] = z.array(z.string()).parse(ticket?.['screenshotKeys']);
    const picture = { params: { file: `${key}-256.webp` } };
    expectSuccess(await send(getImageContract, author.token, picture), getImageContract);
    expectRefusal(await send(getImageContract, undefined, picture), 404);
  });
});

test('who was suspended before pauses had reasons has one, with what the audit knows, and can appeal', async () => {
  const [worker, customer, admin] = [
    await person(demoEmail('worker')),
    await person(demoEmail('customer')),
    await person(demoEmail('admin')),
  ];
  const [workerId, customerId] = [String(worker._id), String(customer._id)];
  await rowsOf('users').updateMany(
    { _id: { $in: [worker._id, customer._id] } },
    { $set: { suspendedAt: closedAt } },
  );
  const details = { reason: 'He took money twice.' };
  const act = { actorId: admin._id, act: 'user.suspend', subjectId: workerId, details, at: closedAt };
  await rowsOf('audit').insertOne(act);
  await run();
  const pause = await findLivePause(workerId);
  assert.deepEqual(
    [pause?.evidence, String(pause?.by), pause?.at, pause?.until],
    ['He took money twice.', String(admin._id), closedAt, null],
  );
  assert.equal((await findLivePause(customerId))?.evidence, 'No reason was kept.');
  const body = { text: 'I gave all of it back.' };
  const actor = makeActor({ userId: workerId, role: 'worker', isSuspended: true });
  assert.equal((await appeal({ actor, body })).data.appeal?.state, 'open');
});
