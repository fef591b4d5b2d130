import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContract, logoutContract } from '#lib/features/accounts/contracts/accounts.ts';
import { setPauseContract, setVerificationContract } from '#lib/features/admin/contracts/moderation.ts';
import { listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { seeWorker } from '#e2e/kit/factories/papers.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { nextEvent, waitForRefusal, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

const reason = 'Several complaints, all of them checked.';
const servers = () => [here(), other()];

interface Decision {
  admin: SignedIn;
  id: string;
}

const suspend = ({ admin, id, suspended = true }: Decision & { suspended?: boolean }) =>
  sendCall({
    origin: here(),
    call: setPauseContract,
    token: admin.token,
    parts: {
      params: { id },
      body: { reason: suspended ? 'other' : null, evidence: reason, ...(suspended && { urgency: 'danger' }) },
    },
  });

const verify = async ({ admin, id, verified }: Decision & { verified: boolean }) =>
  sendCall({
    origin: here(),
    call: setVerificationContract,
    token: admin.token,
    parts: {
      params: { id },
      body: verified
        ? { verified, checked: 'in_person', seen: await seeWorker(id), reason }
        : { verified, reason },
    },
  });

const everywhere = (call: SentCall['call'], token: string) =>
  Promise.all(servers().map((origin) => sendCall({ origin, call, token })));

/** Suspends a new person on open sockets; returns how long it took to close them, in milliseconds. */
const suspendOpen = async (): Promise<number> => {
  const [admin, person] = [await signIn('admin'), await signIn('worker')];
  const clients = servers().map((url) => makeClient({ url, auth: { token: person.token } }));
  await Promise.all(clients.map((client) => nextEvent(client, 'connect')));
  for (const answer of await everywhere(checkContract, person.token)) assert.equal(answer.status, 200);

  const closed = Promise.all(clients.map((client) => nextEvent(client, 'disconnect')));
  const startedAt = performance.now();
  expectSuccess(await suspend({ admin, id: person.userId }), setPauseContract);
  await closed;
  const openMs = performance.now() - startedAt;
  for (const answer of await everywhere(checkContract, person.token))
    assert.equal(expectRefusal(answer, 403).code, 'suspended');
  for (const url of servers())
    assert.equal(await waitForRefusal(makeClient({ url, auth: { token: person.token } })), 'suspended');
  return openMs;
};

test('a suspension takes effect on every server and open socket within two seconds', async () => {
  const times = [await suspendOpen(), await suspendOpen(), await suspendOpen()];
  // The shortest, as other load only adds to it.
  assert.ok(Math.min(...times) < 2000, `${times.join(', ')} ms`);
});

test('a suspended person can still log out and read public data', async () => {
  const [admin, person] = [await signIn('admin'), await signIn('customer')];
  await suspend({ admin, id: person.userId });
  for (const answer of await everywhere(listSkillsContract, person.token))
    expectSuccess(answer, listSkillsContract);
  const request = { origin: other(), token: person.token };
  expectSuccess(await sendCall({ ...request, call: logoutContract }), logoutContract);
  expectRefusal(await sendCall({ ...request, call: checkContract }), 401);
});

test('lifting a suspension makes the old sessions valid again', async () => {
  const [admin, person] = [await signIn('admin'), await signIn('broker')];
  await suspend({ admin, id: person.userId });
  for (const answer of await everywhere(checkContract, person.token)) assert.equal(answer.status, 403);
  await suspend({ admin, id: person.userId, suspended: false });
  assert.equal((await everywhere(checkContract, person.token))[0]?.status, 200);
  const acts = (await listAudit(person.userId)).map(({ act }) => act);
  assert.deepEqual(acts, ['user.unpause', 'user.pause']);
});

test('admins cannot suspend themselves, and of two suspending each other one remains', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  assert.equal(expectRefusal(await suspend({ admin: one, id: one.userId }), 403).code, 'own_account');
  const answers = await Promise.all([
    suspend({ admin: one, id: two.userId }),
    suspend({ admin: two, id: one.userId }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
});

test('a verification can be revoked; the audit log has actor and reason of both', async () => {
  const [admin, worker] = [await signIn('admin'), await signIn('worker')];
  for (const verified of [true, false]) {
    const answer = await verify({ admin, id: worker.userId, verified });
    expectSuccess(answer, setVerificationContract);
    assert.match(answer.text, new RegExp(`"isVerified":${verified}`));
  }
  const act = { actorId: admin.userId, note: reason };
  assert.deepEqual(await listAudit(worker.userId), [
    { act: 'user.unverify', details: null, ...act },
    { act: 'user.verify', details: { checked: 'in_person' }, ...act },
  ]);
});
