import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { roles } from '#lib/platform/contract/actor.ts';
import { visitors, type Visitor } from '#server/testing/api/callers.ts';
import { crawl, SENT_CANARY, type Sighting } from '#server/testing/api/crawl.ts';
import { loadKnownCalls, type KnownCall } from '#server/testing/api/load-matrix.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { clearUp } from '#server/testing/clear-up.ts';
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
clearUp(stopServer);

const toText = ({ call, visitor, whose, kind }: Sighting): string => `${call} ${visitor} ${whose} ${kind}`;

const selfKinds = ['email', 'phone', 'street', 'landMark', 'wallet'];
const selfCalls: Record<string, readonly (typeof visitors)[number][]> = {
  'GET /auth/check': roles,
  'PUT /users/preferences': roles,
  'PUT /users/upload-image': roles,
  'GET /users/get-worker': ['worker'],
  'GET /users/export': roles,
};

const eitherBookingCalls = [
  'GET /bookings',
  'GET /bookings/{id}',
  'PUT /bookings/{id}/status',
  'POST /bookings/{id}/no-show',
  'PUT /bookings/{id}/no-show',
];
const customerBookingCalls = [
  ...eitherBookingCalls,
  'POST /bookings',
  'POST /bookings/{id}/reschedule',
  'PUT /bookings/{id}/credit',
];
const workerBookingCalls = [
  ...eitherBookingCalls,
  'POST /bookings/{id}/undo',
  'GET /bookings/requested-jobs',
  'GET /bookings/upcoming-jobs',
  'PUT /bookings/{id}/proposal',
  'PUT /bookings/{id}/paid',
  'DELETE /bookings/{id}/fee',
];

/** All that may be seen, and must be seen for the crawl to prove anything. */
const wanted = new Set([
  ...Object.entries(selfCalls).flatMap(([call, callers]) =>
    callers.flatMap((visitor) => selfKinds.map((kind) => `${call} ${visitor} own ${kind}`)),
  ),
  ...roles.map((visitor) => `GET /auth/sessions ${visitor} own device`),
  ...roles.map((visitor) => `GET /notifications ${visitor} own notice`),
  ...roles.map((visitor) => `GET /tickets ${visitor} own ticket`),
  ...roles.map((visitor) => `GET /messages/users ${visitor} own message`),
  ...roles.flatMap((visitor) =>
    ['device', 'notice', 'place', 'reason', 'referral', 'report', 'ticket'].map(
      (kind) => `GET /users/export ${visitor} own ${kind}`,
    ),
  ),
  // The own code, to invite with.
  ...['customer', 'worker'].map((visitor) => `GET /referrals ${visitor} own referral`),
  // The address that an agency has asked is one's own.
  'GET /agency/invites worker own email',
  'PUT /agency/invites/{id} worker own email',
  // One's own contact in one's own bookings.
  ...customerBookingCalls.flatMap((call) => [`${call} customer own email`, `${call} customer own phone`]),
  ...workerBookingCalls.map((call) => `${call} worker own phone`),
  // The address by which an agency's invitation reached oneself.
  ...['GET /agency/invites', 'PUT /agency/invites/{id}'].map((call) => `${call} worker own email`),
  'GET /users/{id} customer worker phone',
  // One's own addresses.
  ...[
    'GET /users/addresses',
    'POST /users/addresses',
    'PUT /users/addresses/{id}',
    'DELETE /users/addresses/{id}',
  ].flatMap((call) => ['street', 'landMark'].map((kind) => `${call} customer own ${kind}`)),
  ...roles.flatMap((whose) => selfKinds.map((kind) => `GET /users/{id} admin ${whose} ${kind}`)),
  // Lists of admins, which show the newest: here the caller's own.
  ...['email', 'phone', 'reason'].map((kind) => `GET /admin/users admin own ${kind}`),
  ...['GET /admin/reports admin own report', 'GET /admin/tickets admin own ticket'],
  // The office: one person with what they wrote and reported; the letters that have waited longest; who runs it.
  ...roles.flatMap((whose) =>
    ['email', 'phone', 'reason', 'report', 'ticket'].map(
      (kind) => `GET /admin/users/{id} admin ${whose} ${kind}`,
    ),
  ),
  ...roles.map((whose) => `GET /admin/queues/{queue} admin ${whose} ticket`),
  ...['own', 'admin'].map((whose) => `GET /admin/admins admin ${whose} email`),
  ...['customer', 'admin'].map((whose) => `PUT /admin/admins/{id} admin ${whose} email`),
]);

// Profile calls answer what they have just replaced: name and phone, for workers the address too.
const isOwnProfileAnswer = ({ call, whose, kind }: Sighting): boolean =>
  whose === 'own' && /^PUT \/(users|auth)\/update-/.test(call) && selfKinds.includes(kind);

const findInLog = (secrets: readonly string[]): string[] => {
  const haystack = log.toLowerCase();
  return secrets.filter((secret) => haystack.includes(secret.toLowerCase()));
};

test('private data appears only in replies meant to show it, and never in the log', async () => {
  const bystanders: MarkedPerson[] = await Promise.all(roles.map((role) => makeMarked(role)));
  const seen = new Set<string>();
  const secrets = [
    SENT_CANARY,
    TEST_PASSWORD,
    ...bystanders.flatMap(({ canaries }) => Object.values(canaries)),
  ];
  const visit = async (known: KnownCall, visitor: Visitor): Promise<void> => {
    const found = await crawl({ origin: server.url, known, visitor, bystanders });
    for (const sighting of found.sightings) if (!isOwnProfileAnswer(sighting)) seen.add(toText(sighting));
    const echoed = found.answers.filter(({ text }) => text.includes(SENT_CANARY));
    assert.deepEqual(echoed, [], `${known.name} repeats what it refused`);
    const canaries = found.people.flatMap((person) => Object.values(person.canaries));
    secrets.push(...canaries, found.token ?? SENT_CANARY);
  };
  // All visitors of a call at once: none of them knows of the others.
  for (const known of atLeastOne(await loadKnownCalls()))
    await Promise.all(visitors.map((visitor) => visit(known, visitor)));
  const differing = { surplus: [...seen.difference(wanted)], missing: [...wanted.difference(seen)] };
  assert.deepEqual(differing, { surplus: [], missing: [] });

  await stopServer();
  assert.ok(log.split('\n').length > 500, 'the calls are in the log');
  assert.deepEqual(findInLog(secrets), []);
});
