import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { roles } from '#lib/contracts/role.ts';
import { visitors } from '#server/testing/api/callers.ts';
import { crawl, SENT_CANARY, type Sighting } from '#server/testing/api/crawl.ts';
import { loadKnownCalls } from '#server/testing/api/load-matrix.ts';
import { makeMarked, type MarkedPerson } from '#server/testing/factories/canaries.ts';
import { TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { forkServer, type ForkedServer } from '#server/testing/fork-server.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';

let server: ForkedServer;
let log = '';
useTestDatabase();
before(async () => {
  const onOutput = (text: string) => {
    log += text;
  };
  server = await forkServer({ database: `t_${process.pid}`, env: { LOG_LEVEL: 'debug' }, onOutput });
});
let isStopped = false;
const stopServer = async () => {
  if (isStopped) return;
  isStopped = true;
  await server.stop();
};
after(stopServer);

const toText = ({ call, visitor, whose, kind }: Sighting): string => `${call} ${visitor} ${whose} ${kind}`;

const selfKinds = ['email', 'phone', 'street', 'landMark', 'wallet'];
const selfCalls: Record<string, readonly (typeof visitors)[number][]> = {
  'GET /auth/check': roles,
  'PUT /users/preferences': roles,
  'PUT /users/upload-image': roles,
  'GET /users/get-worker': ['worker'],
};

/** All that may be seen, and must be seen for the crawl to prove anything. */
const wanted = new Set([
  ...Object.entries(selfCalls).flatMap(([call, callers]) =>
    callers.flatMap((visitor) => selfKinds.map((kind) => `${call} ${visitor} own ${kind}`)),
  ),
  ...roles.map((visitor) => `GET /auth/sessions ${visitor} own device`),
  ...roles.map((visitor) => `GET /notifications ${visitor} own notice`),
  'GET /users/{id} customer worker phone',
  ...roles.flatMap((whose) => selfKinds.map((kind) => `GET /users/{id} admin ${whose} ${kind}`)),
]);

// Profile calls answer what they have just replaced: name and phone, for workers the address too.
const isOwnProfileAnswer = ({ call, whose, kind }: Sighting): boolean =>
  whose === 'own' && /^PUT \/(users|auth)\/update-/.test(call) && selfKinds.includes(kind);

const findInLog = (secrets: readonly string[]): string[] =>
  secrets.filter((secret) => log.toLowerCase().includes(secret.toLowerCase()));

test('private things are seen where a call is meant to show them, and nowhere else', async () => {
  const bystanders: MarkedPerson[] = await Promise.all(roles.map((role) => makeMarked(role)));
  const seen = new Set<string>();
  const secrets = [
    SENT_CANARY,
    TEST_PASSWORD,
    ...bystanders.flatMap(({ canaries }) => Object.values(canaries)),
  ];
  for (const known of await loadKnownCalls())
    for (const visitor of visitors) {
      const found = await crawl({ origin: server.url, known, visitor, bystanders });
      for (const sighting of found.sightings) if (!isOwnProfileAnswer(sighting)) seen.add(toText(sighting));
      const echoed = found.answers.filter(({ text }) => text.includes(SENT_CANARY));
      assert.deepEqual(echoed, [], `${known.name} repeats what it refused`);
      secrets.push(
        ...found.people.flatMap(({ canaries }) => Object.values(canaries)),
        found.token ?? SENT_CANARY,
      );
    }
  assert.deepEqual([...seen].toSorted(), [...wanted].toSorted());

  await stopServer();
  assert.ok(log.split('\n').length > 500, 'the calls are in the log');
  assert.deepEqual(findInLog(secrets), []);
});
