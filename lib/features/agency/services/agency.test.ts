import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { database, inTransaction } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fieldsIn } from '#e2e/kit/booking-client.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { agencyClient, signInAgency } from '#e2e/kit/agency-client.ts';
import { readFeed, readTitles } from '#e2e/kit/read-feed.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, invitesOf, teamOf } = agencyClient(useTestServer().url);

test('a worker invited by email joins once, is on the team list, and can leave', async () => {
  const [broker, worker] = [
    await signInAgency(),
    await makeSession(await makeWorker({ name: 'Anita Kumari' })),
  ];
  const body = { email: worker.user.email.toUpperCase() };
  const sent = await Promise.all([1, 2].map(() => send(broker, agency.inviteWorkerContract, { body })));
  assert.deepEqual(sent.map(({ status }) => status).toSorted(), [201, 409]);
  const [invite] = await invitesOf(worker);
  assert.deepEqual([invite?.agency.name, invite?.state], ['Gomti Home Works', 'open']);
  const params = { id: invite?._id ?? '' };
  const accept = () => send(worker, agency.answerInviteContract, { params, body: { accept: true } });
  const answers = await Promise.all(Array.from({ length: 5 }, accept));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409]);
  assert.equal(String((await findUser(worker.userId))?.brokerId), broker.userId);
  assert.deepEqual([await invitesOf(worker), await invitesOf(broker)], [[], []]);
  assert.deepEqual(
    (await teamOf(broker)).data.members.map(({ name }) => name),
    ['Anita Kumari'],
  );
  expectSuccess(
    await send(worker, agency.leaveTeamContract, { params: { id: worker.userId } }),
    agency.leaveTeamContract,
  );
  assert.equal((await findUser(worker.userId))?.brokerId, null);
  assert.deepEqual(await readTitles(worker), ['Gomti Home Works invited you to their team']);
  assert.deepEqual(await readTitles(broker), [
    'Anita Kumari joined your team',
    'Anita Kumari left your team',
  ]);
});

test('a worker of one agency can decline another’s invitation by phone, but not accept it', async () => {
  const phone = '9800012345';
  const [broker, other] = [await signInAgency(), await signIn('broker')];
  const worker = await makeSession(await makeWorker({ phone, brokerId: other.user._id }));
  const invite = async (body: object) =>
    expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
  const answer = async (accept: boolean) => {
    const [open] = await invitesOf(worker);
    const params = { id: open?._id ?? '' };
    return send(worker, agency.answerInviteContract, { params, body: { accept } });
  };
  await invite({ email: worker.user.email });
  assert.equal(expectRefusal(await answer(true), 409).code, 'has_agency');
  assert.equal((await invitesOf(worker)).length, 1, 'a refused answer is none');
  expectSuccess(await answer(false), agency.answerInviteContract);
  await invite({ phone: '+91 98000 12345' });
  expectSuccess(await answer(false), agency.answerInviteContract);
  assert.deepEqual(
    (await invitesOf(broker)).map(({ state, contact }) => [state, contact]),
    [['open', phone]],
    'a phone that is not proved closes nothing',
  );
  const declined = `${worker.user.name} declined your invitation`;
  assert.deepEqual([await invitesOf(worker), await readTitles(broker)], [[], [declined, declined]]);
  expectSuccess(
    await send(other, agency.leaveTeamContract, { params: { id: worker.userId } }),
    agency.leaveTeamContract,
  );
  assert.equal((await findUser(worker.userId))?.brokerId, null);
  assert.equal((await readTitles(worker)).at(-1), `${other.user.name} removed you from their team`);
});

test('the owner of a proved number hears of an invitation, however many have typed that number before', async () => {
  const phone = '9800054322';
  const broker = await signInAgency();
  for (let liar = 0; liar < 6; liar += 1) await makeWorker({ phone });
  const proved = { phone, provedPhone: phone, phoneProvedAt: now() };
  const owner = await makeSession(await makeWorker(proved));
  expectSuccess(
    await send(broker, agency.inviteWorkerContract, { body: { phone } }),
    agency.inviteWorkerContract,
  );
  assert.deepEqual(await readTitles(owner), [`${broker.user.name} invited you to their team`]);
});

test('typing an invited phone number does not use up the invitation: the agency confirms one of those who answer', async () => {
  const phone = '9800054321';
  const broker = await signInAgency();
  const invited = await send(broker, agency.inviteWorkerContract, { body: { phone } });
  expectSuccess(invited, agency.inviteWorkerContract);
  const answer = (who: SignedIn, id: string, body: object = { accept: true }) =>
    send(who, agency.answerInviteContract, { params: { id }, body });
  const claim = async (name: string) => {
    const worker = await makeSession(await makeWorker({ name }));
    const typed = { body: { phone } };
    expectSuccess(await send(worker, updateWorkerProfileContract, typed), updateWorkerProfileContract);
    const [open] = await invitesOf(worker);
    assert.ok(open);
    return { worker, id: open._id };
  };
  const claims = [await claim('Not The One'), await claim('The Right One'), await claim('A Third')];
  const [thief, right, third] = claims;
  assert.ok(thief && right && third);
  const answers = await Promise.all(claims.map(({ worker, id }) => answer(worker, id)));
  for (const { text } of answers) assert.match(text, /"state":"to_confirm","candidates":\[\]/);
  for (const { worker } of claims) assert.deepEqual(await invitesOf(worker), []);
  assert.equal(expectRefusal(await answer(thief.worker, thief.id), 409).code, 'invite_answered');

  const [shown] = await invitesOf(broker);
  const names = shown?.candidates.map(({ name }) => name) ?? [];
  assert.deepEqual(
    [shown?.state, names.toSorted()],
    ['to_confirm', ['A Third', 'Not The One', 'The Right One']],
  );
  assert.deepEqual(fieldsIn(await answer(broker, thief.id)), [['workerId', 'required']]);
  const say = (accept: boolean, { worker }: typeof thief) =>
    answer(broker, thief.id, { accept, workerId: worker.userId });
  expectRefusal(
    await answer(await signIn('broker'), thief.id, { accept: true, workerId: right.worker.userId }),
    404,
  );
  expectRefusal(await say(true, { worker: broker, id: '' }), 404);
  expectSuccess(await say(false, thief), agency.answerInviteContract);
  assert.equal(expectRefusal(await say(true, thief), 409).code, 'invite_answered');
  assert.equal(expectRefusal(await answer(thief.worker, thief.id), 409).code, 'invite_answered');

  const confirmed = await Promise.all([say(true, right), say(true, third)]);
  assert.deepEqual(confirmed.map(({ status }) => status).toSorted(), [200, 409]);
  const joined = [];
  for (const { worker } of claims)
    if ((await findUser(worker.userId))?.brokerId) joined.push(worker.user.name);
  assert.equal(joined.length, 1);
  assert.ok(!joined.includes('Not The One'));
  assert.deepEqual(await invitesOf(broker), []);
  const title = 'Gomti Home Works added you to their team';
  const titles = await Promise.all(claims.map(({ worker }) => readTitles(worker)));
  assert.equal(titles.filter((own) => own.includes(title)).length, 1);
});

test('an impostor who answers, declines or leaves does not block the proved owner of the contact', async () => {
  const email = 'ravi.invited@example.test';
  const impostors = ['accept', 'decline', 'leave'] as const;
  for (const what of impostors) {
    const broker = await signInAgency();
    const impostor = await makeSession(
      await makeWorker({ email: `${what}.${email}`, emailProvedAt: undefined }),
    );
    const body = { email: impostor.user.email };
    expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
    const [open] = await invitesOf(impostor);
    const params = { id: open?._id ?? '' };
    const answerParts = { params, body: { accept: what !== 'decline' } };
    expectSuccess(
      await send(impostor, agency.answerInviteContract, answerParts),
      agency.answerInviteContract,
    );
    // The owner takes the address back, and the impostor's account goes.
    if (what === 'leave')
      await inTransaction((tx) =>
        eraseAccount({ userId: impostor.userId, email: impostor.user.email, phone: null }, tx),
      );
    else
      await database()
        .collection('users')
        .updateOne({ _id: impostor.user._id }, { $set: { email: `gone.${what}@example.test` } });
    const owner = await makeSession(await makeWorker({ email: impostor.user.email }));
    assert.equal((await invitesOf(owner)).length, 1, what);
    const yes = { params, body: { accept: true } };
    expectSuccess(await send(owner, agency.answerInviteContract, yes), agency.answerInviteContract);
    assert.equal(String((await findUser(owner.userId))?.brokerId), broker.userId, what);
    assert.deepEqual(await invitesOf(broker), []);
  }
});

test('a worker who proves the invited address after accepting joins by accepting again', async () => {
  const broker = await signInAgency();
  const worker = await makeSession(
    await makeWorker({ email: 'later@example.test', emailProvedAt: undefined }),
  );
  const body = { email: 'later@example.test' };
  expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
  const [open] = await invitesOf(worker);
  const yes = { params: { id: open?._id ?? '' }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, yes), agency.answerInviteContract);
  assert.deepEqual(await invitesOf(worker), []);
  await database()
    .collection('users')
    .updateOne({ _id: worker.user._id }, { $set: { emailProvedAt: now() } });
  assert.deepEqual(
    (await invitesOf(worker)).map(({ state }) => state),
    ['to_confirm'],
  );
  const both = await Promise.all([1, 2].map(() => send(worker, agency.answerInviteContract, yes)));
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(String((await findUser(worker.userId))?.brokerId), broker.userId);
});

test('an unproved invited address needs confirmation too, and a proved one joins, even a new account', async () => {
  const cases = [
    ['unproved.worker@example.test', undefined],
    ['proved.worker@example.test', now()],
  ] as const;
  for (const [email, emailProvedAt] of cases) {
    const broker = await signInAgency();
    expectSuccess(
      await send(broker, agency.inviteWorkerContract, { body: { email } }),
      agency.inviteWorkerContract,
    );
    setClock(new Date(now().getTime() + 1000));
    const worker = await makeSession(await makeWorker({ email, emailProvedAt })).finally(resetClock);
    const [open] = await invitesOf(worker);
    const answerParts = { params: { id: open?._id ?? '' }, body: { accept: true } };
    expectSuccess(await send(worker, agency.answerInviteContract, answerParts), agency.answerInviteContract);
    const joined = (await findUser(worker.userId))?.brokerId;
    assert.equal(joined ? String(joined) : null, emailProvedAt ? broker.userId : null, email);
  }
});

test('a phone number in a profile proves nothing, even an old one: the agency confirms', async () => {
  const phone = '9800077777';
  const worker = await makeSession(await makeWorker({ phone }));
  const broker = await signInAgency();
  expectSuccess(
    await send(broker, agency.inviteWorkerContract, { body: { phone } }),
    agency.inviteWorkerContract,
  );
  const [open] = await invitesOf(worker);
  const answerParts = { params: { id: open?._id ?? '' }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, answerParts), agency.answerInviteContract);
  assert.equal((await findUser(worker.userId))?.brokerId, null);
  assert.deepEqual(
    (await invitesOf(broker)).map(({ state }) => state),
    ['to_confirm'],
  );
});

test('a withdrawn invitation cannot be answered, and resending it the same day sends no second notification', async () => {
  const broker = await signInAgency();
  const worker = await makeSession(await makeWorker());
  const body = { email: worker.user.email };
  const invite = async () => {
    expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
    return { id: (await invitesOf(worker))[0]?._id ?? '' };
  };
  const withdraw = (who: SignedIn, params: { id: string }) =>
    send(who, agency.withdrawInviteContract, { params });
  const answer = (params: { id: string }) =>
    send(worker, agency.answerInviteContract, { params, body: { accept: true } });

  const first = await invite();
  expectRefusal(await withdraw(await signIn('broker'), first), 404);
  expectSuccess(await withdraw(broker, first), agency.withdrawInviteContract);
  assert.deepEqual([await invitesOf(worker), await invitesOf(broker)], [[], []]);
  assert.equal(expectRefusal(await answer(first), 409).code, 'invite_withdrawn');
  assert.equal(expectRefusal(await withdraw(broker, first), 409).code, 'invite_withdrawn');
  assert.equal((await findUser(worker.userId))?.brokerId, null);

  const second = await invite();
  const feed = await readFeed(worker);
  assert.deepEqual(
    feed.map(({ title, href }) => [title, href]),
    [['Gomti Home Works invited you to their team', `/worker-dashboard?invite=${first.id}`]],
  );
  const [answered, back] = await Promise.all([answer(second), withdraw(broker, second)]);
  assert.deepEqual([answered.status, back.status].toSorted(), [200, 409]);
  const joined = (await findUser(worker.userId))?.brokerId;
  assert.equal(joined !== null, answered.status === 200);
});
