import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { z } from 'zod';
import { loginContract } from '#lib/features/accounts/contracts/accounts.ts';
import { DEMO_PASSWORD, demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { appeal } from '#lib/features/people/services/pauses.ts';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { getImageContract } from '#lib/platform/images/contract.ts';
import { database, newObjectId } from '#models/connection.ts';
import { findLivePause } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { reopenMigrations } from '#models/platform/migration.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { loadServedCalls } from '#e2e/kit/api/served-calls.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeInvite } from '#e2e/kit/factories/agencies.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { findUnfitRows } from '#e2e/kit/releases.ts';
import { closedAt, collectionRows, findPerson, loadFirstRelease, migrate } from '#e2e/kit/first-release.ts';
import { emptyDatabase, useTestDatabase } from '#e2e/kit/test-database.ts';
import { migrations } from './every-migration.ts';

useTestDatabase();

beforeEach(loadFirstRelease);

describe('rows of release 1.0.0', () => {
  const changed = ['users', 'reviews', 'images', 'referralCredits', 'reports', 'audit', 'auditNotes'];

  const stateOfChanged = async () => {
    const state = await databaseState();
    return changed.map((name) => [name, state[name]]);
  };

  const reload = async (): Promise<void> => {
    await emptyDatabase();
    await loadFirstRelease();
  };

  /** Stops after the first stored batch; returns true when nothing was left to do. */
  const runOneBatch = (): Promise<boolean> => {
    const stopping = new AbortController();
    return migrate({ signal: stopping.signal, report: () => stopping.abort() }).then(
      () => true,
      () => false,
    );
  };

  test('miss fields of every later release, and match its models once migrated', async () => {
    assert.equal(await collectionRows('images').countDocuments({ purpose: 'ticket' }), 0);
    await migrate();
    assert.deepEqual(await findUnfitRows(), []);
  });

  test('would be reported if they did not match: an extra field, a missing one, a collection without a model', async () => {
    await migrate();
    const { _id } = await findPerson(demoEmail('customer'));
    await collectionRows('users').updateOne(
      { _id },
      { $set: { nickname: 'Pri' }, $unset: { passwordHash: 1 } },
    );
    const ticket = await collectionRows('tickets').findOneAndUpdate({}, { $unset: { kind: 1 } });
    const { insertedId } = await collectionRows('leftovers').insertOne({});
    assert.deepEqual((await findUnfitRows()).map((line) => line.split(':')[0]).toSorted(), [
      `leftovers ${String(insertedId)}`,
      `tickets ${String(ticket?._id)}`,
      `users ${String(_id)}`,
    ]);
    await collectionRows('leftovers').drop();
  });

  test('end up the same in one run, stopped after each batch, on two servers and when repeated', async () => {
    await migrate();
    const expected = await stateOfChanged();

    await reload();
    let stops = 0;
    while (!(await runOneBatch())) stops += 1;
    assert.ok(stops > migrations.length, `${stops} stops`);
    assert.deepEqual(await stateOfChanged(), expected);

    await reload();
    await Promise.all([migrate(), migrate()]);
    assert.deepEqual(await stateOfChanged(), expected);

    await reopenMigrations(migrations.map(({ name }) => name));
    await migrate();
    assert.deepEqual(await stateOfChanged(), expected);
  });
});

describe('changes by the migrations since 1.0.0', () => {
  beforeEach(() => migrate());

  test('pictures in tickets belong to their authors, and all others stay unchanged', async () => {
    const keys = (await collectionRows('tickets').distinct('screenshotKeys')).toSorted();
    const images = await collectionRows('images').find().sort({ _id: 1 }).toArray();
    assert.equal(keys.length, 2);
    for (const { _id, purpose } of atLeastOne(images))
      assert.equal(purpose === 'ticket', keys.includes(String(_id)), String(_id));
  });

  test('the latest review of a pair and month counts, and none of a free job', async () => {
    const worker = await findPerson(demoEmail('worker', 3));
    const reviews = await collectionRows('reviews').find({ workerId: worker._id }).toArray();
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

  test('a wallet shows its referral credit, less the credit spent and with credit received from others', async () => {
    const [brought, worker] = [
      await findPerson('bringer@example.test'),
      await findPerson(demoEmail('worker')),
    ];
    assert.deepEqual([brought.walletPaise, brought.creditPaise], [5000, 5000]);
    assert.deepEqual([worker.walletPaise, worker.creditPaise], [130_000, 10_000]);
    const other = await findPerson(demoEmail('worker', 2));
    assert.deepEqual([other.walletPaise, other.creditPaise], [65_000, 15_000]);

    // A server of 1.0.0 that is still running takes from the wallet alone.
    await collectionRows('users').updateOne({ _id: brought._id }, { $inc: { walletPaise: -2000 } });
    await reopenMigrations(['003-referral-credit', '013-credit-in-wallets']);
    await migrate();
    assert.equal((await findPerson('bringer@example.test')).creditPaise, 3000);
    assert.equal((await findPerson(demoEmail('worker', 2))).creditPaise, 15_000);
  });

  test('each contact that earned a credit is recognised, and a phone shared by two friends once', async () => {
    const [first, twin] = [await findPerson('deepa@example.test'), await findPerson('deepa2@example.test')];
    const [mailbox, phone] = markContacts(first);
    const [twinsMailbox, twinsPhone] = markContacts(twin);
    assert.equal(phone, twinsPhone);
    const credits = await collectionRows('referralCredits').find({}).sort({ _id: 1 }).toArray();
    const known = credits.map(({ friendMarks }): unknown => friendMarks);
    assert.deepEqual(
      known.filter((marks) => JSON.stringify(marks).includes(mailbox ?? '')),
      [[mailbox, phone]],
    );
    assert.deepEqual(
      known.filter((marks) => JSON.stringify(marks).includes(twinsMailbox ?? '')),
      [[twinsMailbox]],
    );
    const paid = await collectionRows('referrals').countDocuments({ creditedAt: { $ne: null } });
    assert.equal(credits.length, paid);
  });

  test('an invitation used up by an unproved account is open again and keeps its answer', async () => {
    const [used, sentAgain] = [
      await makeInvite({ contact: '9811100001' }),
      await makeInvite({ contact: '9811100002' }),
    ];
    const workerId = newObjectId();
    const answered = { state: 'to_confirm', workerId, answeredAt: closedAt };
    const invites = collectionRows('agencyInvites');
    for (const { _id } of [used, sentAgain]) await invites.updateOne({ _id }, { $set: answered });
    const second = await makeInvite({ contact: sentAgain.contact, brokerId: String(sentAgain.brokerId) });
    await reopenMigrations(['016-invite-answers']);
    await migrate();
    const rows = await Promise.all([used, sentAgain, second].map(({ _id }) => invites.findOne({ _id })));
    const answers = [{ workerId, state: 'waiting', at: closedAt }];
    assert.deepEqual(
      rows.map((row): unknown[] => [row?.['state'], row?.['workerId'], row?.['answers']]),
      [
        ['open', null, answers],
        ['withdrawn', null, undefined],
        ['open', null, answers],
      ],
    );
  });

  test('an agency sees the bookings made since the invitation was accepted', async () => {
    const worker = await findPerson(demoEmail('worker', 4));
    const invite = await collectionRows('agencyInvites').findOne({ workerId: worker._id, state: 'accepted' });
    assert.ok(invite);
    assert.deepEqual([worker.brokerId, worker.brokerSince], [invite['brokerId'], invite['answeredAt']]);
  });

  test('upcoming bookings store when their people are reminded, and others do not', async () => {
    const { _id, startsAt } = (await makePair('accepted')).booking;
    await collectionRows('bookings').updateOne({ _id }, { $unset: { remindAt: 1 } });
    await reopenMigrations(['007-reminders']);
    await migrate();
    const remindAt: unknown = (await collectionRows('bookings').findOne({ _id }))?.['remindAt'];
    assert.ok(remindAt instanceof Date && remindAt < startsAt && remindAt > new Date());
    const bookings = await collectionRows('bookings').find().toArray();
    for (const row of atLeastOne(bookings))
      assert.equal(
        row['remindAt'] !== undefined,
        /pending|accepted/.test(String(row['status'])),
        String(row._id),
      );
  });

  test('a verified worker stays verified under the current name and picture, until either changes', async () => {
    const workers = await database()
      .collection<UserRecord>('users')
      .find({ verification: { $type: 'object' } })
      .toArray();
    for (const worker of atLeastOne(workers)) {
      assert.ok(isVerified(worker));
      assert.match(worker.listing?.order ?? '', /^0/);
      assert.ok(!isVerified({ ...worker, name: 'Someone Else' }));
      assert.ok(!isVerified({ ...worker, imageKey: 'another' }));
    }
  });

  test('the rows that counted revealed phones by account are deleted', async () => {
    assert.equal(await collectionRows('phoneReveals').countDocuments(), 0);
  });
});

describe('a server that starts on the rows of 1.0.0', () => {
  const isFor = ({ access }: Contract, role: Role): boolean =>
    typeof access === 'string' || access.includes(role);

  const isBare = ({ method, path, query }: Contract): boolean =>
    method === 'GET' && !path.includes('{') && (!query || query.safeParse({}).success);

  test('migrates them, signs people in and answers all their reads', async (t) => {
    const server = await forkServer({ database: database().databaseName, env: { SHUTDOWN_SECONDS: '3' } });
    t.after(() => server.stop());
    const send = (call: SentCall['call'], token?: string, parts: SentCall['parts'] = {}) =>
      sendCall({ origin: server.url, call, parts, ...(token !== undefined && { token }) });
    assert.deepEqual(await findUnfitRows(), []);

    const body = { email: demoEmail('customer'), password: DEMO_PASSWORD };
    expectSuccess(await send(loginContract, undefined, { body }), loginContract);
    const calls = (await loadServedCalls()).map(({ contract }) => contract).filter(isBare);
    for (const role of roles) {
      const user = await findPerson(demoEmail(role));
      // Required of admins since then.
      if (role === 'admin') await turnOnTotp(String(user._id));
      const { token } = await makeSession(user);
      const answering = atLeastOne(calls.filter((one) => isFor(one, role))).map(async (call) =>
        expectSuccess(await send(call, token), call),
      );
      await Promise.all(answering);
    }

    const author = await makeSession(await findPerson(demoEmail('customer')));
    const ticket = await collectionRows('tickets').findOne({ authorId: author.user._id });
    const [key] = z.array(z.string()).parse(ticket?.['screenshotKeys']);
    const picture = { params: { file: `${key}-256.webp` } };
    expectSuccess(await send(getImageContract, author.token, picture), getImageContract);
    expectRefusal(await send(getImageContract, undefined, picture), 404);
  });
});

test('a person suspended before pauses had reasons has a pause with the audited reason, and can appeal', async () => {
  const [worker, customer, admin] = [
    await findPerson(demoEmail('worker')),
    await findPerson(demoEmail('customer')),
    await findPerson(demoEmail('admin')),
  ];
  const [workerId, customerId] = [String(worker._id), String(customer._id)];
  await collectionRows('users').updateMany(
    { _id: { $in: [worker._id, customer._id] } },
    { $set: { suspendedAt: closedAt } },
  );
  const details = { reason: 'He took money twice.' };
  const act = { actorId: admin._id, act: 'user.suspend', subjectId: workerId, details, at: closedAt };
  await collectionRows('audit').insertOne(act);
  await migrate();
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
