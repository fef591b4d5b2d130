import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { now } from '#lib/platform/time/clock.ts';
import { putBlock } from '#models/people/block.ts';
import { setProvedEmail } from '#models/people/proved-email.ts';
import { MAX_WORKERS } from '#models/agency/team.ts';
import { database, inTransaction, newObjectId } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fieldsIn } from '#e2e/kit/booking-client.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { agencyClient, signInAgency } from '#e2e/kit/agency-client.ts';
import { readTitles } from '#e2e/kit/read-feed.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, invitesOf } = agencyClient(useTestServer().url);

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

test('an invitation does not reach a worker who has blocked the agency', async () => {
  const broker = await signInAgency();
  const worker = await makeSession(await makeWorker());
  await putBlock({ blockerId: worker.userId, blockedId: broker.userId, at: now() });
  const body = { email: worker.user.email };
  expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
  assert.deepEqual([await invitesOf(worker), await readTitles(worker)], [[], []]);
  assert.equal((await invitesOf(broker)).length, 1, 'the agency sees no difference');
});

test('an agency that must confirm its contact first invites no one until then', async () => {
  const worker = await makeSession(await makeWorker());
  const user = await makeUser({ role: 'broker', emailProvedAt: undefined, mustProve: true });
  const broker = await makeSession(user);
  const invite = () => send(broker, agency.inviteWorkerContract, { body: { email: worker.user.email } });
  assert.equal(expectRefusal(await invite(), 403).code, 'prove_to_invite');
  assert.deepEqual([await invitesOf(broker), await readTitles(worker)], [[], []]);
  await inTransaction((tx) => setProvedEmail({ userId: broker.userId, email: user.email, at: now() }, tx));
  expectSuccess(await invite(), agency.inviteWorkerContract);
});

test('an agency that lists as many workers as its pages show takes no more', async () => {
  const broker = await signInAgency();
  await database()
    .collection('users')
    .insertMany(
      Array.from({ length: MAX_WORKERS - 1 }, () => ({
        ...{ _id: newObjectId(), role: 'worker', name: 'Asha', brokerId: broker.user._id },
      })),
    );
  const join = async () => {
    const worker = await makeSession(await makeWorker());
    const body = { email: worker.user.email };
    expectSuccess(await send(broker, agency.inviteWorkerContract, { body }), agency.inviteWorkerContract);
    const [invite] = await invitesOf(worker);
    const params = { id: invite?._id ?? '' };
    return send(worker, agency.answerInviteContract, { params, body: { accept: true } });
  };
  expectSuccess(await join(), agency.answerInviteContract);
  assert.equal(expectRefusal(await join(), 409).code, 'team_full');
});
