import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import { notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { putBlock } from '#models/people/block.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { bookingClient, fieldsIn } from '#server/testing/booking-client.ts';
import { dayAhead, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { assertIndexed } from '#server/testing/explain.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const invitesOf = async (who: SignedIn) => {
  const answer = await send(who, agency.listInvitesContract, {});
  expectSuccess(answer, agency.listInvitesContract);
  return z.looseObject({ data: z.array(agency.agencyInvite) }).parse(answer.json).data;
};

const teamOf = async (who: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(who, agency.readTeamContract, { query });
  expectSuccess(answer, agency.readTeamContract);
  return z.looseObject(agency.readTeamContract.reply.shape).parse(answer.json);
};

/** What somebody is told, as the outbox's worker would put it into the feed; the first news first. */
const feedOf = async ({ userId }: SignedIn) => {
  for (const { _id, payload } of await listOutboxRows()) {
    const told = notificationPayload.safeParse(payload).data;
    if (told?.userId === userId) await addNotification({ id: String(_id), payload: told });
  }
  const { data } = await listNotifications({ actor: makeActor({ userId }), query: {} });
  return data.toReversed();
};

const titlesOf = async (who: SignedIn): Promise<string[]> => (await feedOf(who)).map(({ title }) => title);

const signInAgency = async () => makeSession(await makeUser({ role: 'broker', name: 'Gomti Home Works' }));

test('a worker invited by e-mail joins once, is on the team list, and can leave', async () => {
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
  assert.deepEqual(await titlesOf(worker), ['Gomti Home Works invites you to their team']);
  assert.deepEqual(await titlesOf(broker), [
    'Anita Kumari has joined your team',
    'Anita Kumari has left your team',
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
  const declined = `${worker.user.name} has declined your invitation`;
  assert.deepEqual([await invitesOf(worker), await titlesOf(broker)], [[], [declined, declined]]);
  expectSuccess(
    await send(other, agency.leaveTeamContract, { params: { id: worker.userId } }),
    agency.leaveTeamContract,
  );
  assert.equal((await findUser(worker.userId))?.brokerId, null);
  assert.equal((await titlesOf(worker)).at(-1), `${other.user.name} has ended your place in their team`);
});

test('a worker who adds an invited phone later joins only once the agency confirms', async () => {
  const phone = '9800054321';
  const broker = await signInAgency();
  const invite = () => send(broker, agency.inviteWorkerContract, { body: { phone } });
  const answer = (who: SignedIn, id: string, accept = true) =>
    send(who, agency.answerInviteContract, { params: { id }, body: { accept } });
  const claim = async (name: string) => {
    const worker = await makeSession(await makeWorker({ name }));
    expectSuccess(await invite(), agency.inviteWorkerContract);
    const typed = { body: { phone } };
    expectSuccess(await send(worker, updateWorkerProfileContract, typed), updateWorkerProfileContract);
    const [open] = await invitesOf(worker);
    const id = open?._id ?? '';
    const answered = await answer(worker, id);
    expectSuccess(answered, agency.answerInviteContract);
    return { worker, id, text: answered.text };
  };

  const thief = await claim('Not The One');
  assert.match(thief.text, /"state":"to_confirm","worker":null/);
  assert.equal((await findUser(thief.worker.userId))?.brokerId, null);
  const shown = (await invitesOf(broker)).map(({ state, worker }) => [state, worker?.name]);
  assert.deepEqual(shown, [['to_confirm', 'Not The One']]);
  assert.equal(expectRefusal(await answer(thief.worker, thief.id), 409).code, 'invite_answered');
  expectRefusal(await answer(await signIn('broker'), thief.id), 404);
  expectSuccess(await answer(broker, thief.id, false), agency.answerInviteContract);
  assert.equal((await findUser(thief.worker.userId))?.brokerId, null);

  const newcomer = await claim('The Right One');
  expectSuccess(await answer(broker, newcomer.id), agency.answerInviteContract);
  assert.equal(String((await findUser(newcomer.worker.userId))?.brokerId), broker.userId);
  assert.equal(expectRefusal(await answer(broker, newcomer.id), 409).code, 'invite_answered');
  assert.deepEqual(await invitesOf(broker), []);
  assert.equal((await titlesOf(newcomer.worker)).at(-1), 'Gomti Home Works has taken you into their team');
  assert.equal((await titlesOf(broker)).at(-1), 'The Right One has answered your invitation');
});

test('an invited address that is not proved is to be confirmed, too; a proved one joins, however new', async () => {
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
    const said = { params: { id: open?._id ?? '' }, body: { accept: true } };
    expectSuccess(await send(worker, agency.answerInviteContract, said), agency.answerInviteContract);
    const joined = (await findUser(worker.userId))?.brokerId;
    assert.equal(joined ? String(joined) : null, emailProvedAt ? broker.userId : null, email);
  }
});

test('a phone proves nothing, however long it stands in a profile: the agency confirms', async () => {
  const phone = '9800077777';
  const worker = await makeSession(await makeWorker({ phone }));
  const broker = await signInAgency();
  expectSuccess(
    await send(broker, agency.inviteWorkerContract, { body: { phone } }),
    agency.inviteWorkerContract,
  );
  const [open] = await invitesOf(worker);
  const said = { params: { id: open?._id ?? '' }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, said), agency.answerInviteContract);
  assert.equal((await findUser(worker.userId))?.brokerId, null);
  assert.deepEqual(
    (await invitesOf(broker)).map(({ state }) => state),
    ['to_confirm'],
  );
});

test('an invitation does not reveal whether an account exists, and takes exactly one contact', async () => {
  const broker = await signIn('broker');
  const { user } = await signIn('worker');
  const invite = (body: object) => send(broker, agency.inviteWorkerContract, { body });
  const [known, unknown] = [
    await invite({ email: user.email }),
    await invite({ email: 'nobody@example.test' }),
  ];
  const shape = ({ text }: { text: string }) =>
    text.replaceAll(/"_id":"\w+"|"contact":"[^"]+"|"\w+At":"[^"]+"|"requestId":"[^"]+"/g, '');
  assert.equal(shape(known), shape(unknown));
  for (const body of [{}, { email: 'a@example.test', phone: '9800012345' }])
    assert.deepEqual(fieldsIn(await invite(body)), [['email', 'invite_contact']]);
});

test('an invitation taken back cannot be answered, and sent again on the same day it is no second news', async () => {
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
  const news = await feedOf(worker);
  assert.deepEqual(
    news.map(({ title, href }) => [title, href]),
    [['Gomti Home Works invites you to their team', `/worker-dashboard?invite=${first.id}`]],
  );
  const [said, back] = await Promise.all([answer(second), withdraw(broker, second)]);
  assert.deepEqual([said.status, back.status].toSorted(), [200, 409]);
  const joined = (await findUser(worker.userId))?.brokerId;
  assert.equal(joined !== null, said.status === 200);
});

test('an invitation reaches nobody who has blocked the agency', async () => {
  const broker = await signInAgency();
  const worker = await makeSession(await makeWorker());
  await putBlock({ blockerId: worker.userId, blockedId: broker.userId, at: now() });
  const body = { email: worker.user.email };
  expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
  assert.deepEqual([await invitesOf(worker), await titlesOf(worker)], [[], []]);
  assert.equal((await invitesOf(broker)).length, 1, 'the agency sees no difference');
});

test('an agency has the phones of its workers and the bookings of one; a stranger is nobody', async () => {
  const broker = await signInAgency();
  const [ravi, anita] = await Promise.all(
    ['Ravi Verma', 'Anita Kumari'].map((name) => makeBookable({ name, brokerId: broker.user._id })),
  );
  assert.ok(ravi && anita);
  const booking = await makeBooking({ bookable: ravi, status: 'accepted' });
  await makeBooking({ bookable: anita, status: 'accepted' });
  const workerId = String(ravi.worker._id);
  const { data } = await teamOf(broker, { workerId });
  assert.deepEqual(
    data.bookings.map(({ number }) => number),
    [booking.number],
  );
  assert.deepEqual(
    data.members.map(({ name, phone, city, cityNames }) => [name, phone, city, cityNames.ta]),
    [anita, ravi].map(({ worker }) => [worker.name, worker.phone, 'Lucknow', 'லக்னோ']),
  );
  const { worker: stranger } = await makeBookable();
  const query = { workerId: String(stranger._id) };
  expectRefusal(await send(broker, agency.readTeamContract, { query }), 404);
});

test('an agency sees its workers’ bookings without the customer’s name, phone or street', async () => {
  const broker = await signInAgency();
  const customer = await makeUser({ name: 'Asha Gupta', phone: '9822222222' });
  const bookable = await makeBookable({ name: 'Deepak Verma', brokerId: broker.user._id });
  const first = await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(1) });
  const second = await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(2) });
  const done = await makeBooking({ bookable, customer, status: 'completed' });
  await makeBooking({ customer });
  const { data, nextCursor } = await teamOf(broker, { limit: '1' });
  assert.deepEqual([data.bookings.length, data.bookings[0]?.number], [1, first.number]);
  assert.equal(data.bookings[0]?.worker.name, 'Deepak Verma');
  const next = await teamOf(broker, { limit: '1', cursor: nextCursor ?? '' });
  assert.deepEqual(
    [next.data.bookings[0]?.number, next.data.members, next.nextCursor],
    [second.number, [], null],
  );
  const past = await teamOf(broker, { status: 'past' });
  assert.deepEqual(
    past.data.bookings.map(({ number }) => number),
    [done.number],
  );
  const seen = JSON.stringify([data, next, past]);
  for (const secret of ['Asha', '9822222222', 'Park Road', String(customer._id)])
    assert.equal(seen.includes(secret), false, secret);
});

test('an agency sees no bookings made before the worker joined', async () => {
  const broker = await signInAgency();
  const bookable = await makeBookable({ name: 'Deepak Verma' });
  const worker = await makeSession(bookable.worker);
  const earlier = new Date(Date.now() - 60_000);
  await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(3), createdAt: earlier });
  await makeBooking({ bookable, status: 'completed', createdAt: earlier });
  expectSuccess(
    await send(broker, agency.inviteWorkerContract, { body: { email: worker.user.email } }),
    agency.inviteWorkerContract,
  );
  const [invite] = await invitesOf(worker);
  const parts = { params: { id: invite?._id ?? '' }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, parts), agency.answerInviteContract);
  const numbers = async (query = {}) =>
    (await teamOf(broker, query)).data.bookings.map(({ number }) => number);
  assert.deepEqual([await numbers(), await numbers({ status: 'past' })], [[], []]);
  const later = await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(4) });
  assert.deepEqual(await numbers(), [later.number]);
});

test('a team and the people of a phone number are read from an index', async () => {
  const { user } = await signIn('broker');
  await makeWorker({ brokerId: user._id, phone: '9800099999' });
  const team = { collection: 'users', filter: { brokerId: user._id }, sort: { name: 1, _id: 1 } } as const;
  assert.equal((await assertIndexed(team, 'brokerId_1_name_1__id_1')).docsExamined, 1);
  await assertIndexed({ collection: 'users', filter: { phone: '9800099999' } }, 'phone_1');
});
