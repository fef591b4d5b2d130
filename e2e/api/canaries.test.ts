import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sharePositionContract } from '#lib/features/bookings/contracts/position.ts';
import { roles } from '#lib/platform/contract/actor.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { visitors, type Visitor } from '#e2e/kit/api/callers.ts';
import { crawl, SENT_CANARY, type Sighting } from '#e2e/kit/api/crawl.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { canariesIn, makeMarked, showsCode, type MarkedPerson } from '#e2e/kit/factories/canaries.ts';
import { makeMarkedMarket } from '#e2e/kit/factories/marked-market.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeSession, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

let server: ForkedServer;
let log = '';
useTestDatabase();
before(async () => {
  const onOutput = (text: string) => {
    log += text;
  };
  server = await forkServer({ database: testDatabaseName(), env: { LOG_LEVEL: 'debug' }, onOutput });
});
let isStopped = false;
const stopServer = async () => {
  if (isStopped) return;
  isStopped = true;
  await server.stop();
};
clearUp(stopServer);

const toText = ({ call, visitor, whose, kind }: Sighting): string => `${call} ${visitor} ${whose} ${kind}`;

const selfKinds = ['email', 'phone', 'street', 'floor', 'landMark', 'wallet'];
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
  'PUT /bookings/{id}/no-show/seen',
  'PUT /bookings/{id}/proposal',
  'PUT /bookings/{id}/extras/{extraId}',
  'PUT /bookings/{id}/paid',
  'DELETE /bookings/{id}/fee',
];
const customerBookingCalls = [
  ...eitherBookingCalls,
  'POST /bookings',
  'POST /bookings/{id}/reschedule',
  'PUT /bookings/{id}/credit',
  'PUT /bookings/{id}/way',
  'PUT /bookings/{id}/waiting',
];
const workerBookingCalls = [
  ...eitherBookingCalls,
  'POST /bookings/{id}/undo',
  'GET /bookings/job-board',
  'GET /bookings/requested-jobs',
  'GET /bookings/upcoming-jobs',
  'POST /bookings/{id}/proposal',
  'POST /bookings/{id}/extras',
  'POST /bookings/{id}/way',
  'POST /bookings/{id}/leaving',
  'POST /bookings/{id}/waiting',
  'POST /bookings/{id}/all-well',
];

/** Everything a visitor may see, and must see for the crawl to prove anything. */
const expected = new Set([
  ...Object.entries(selfCalls).flatMap(([call, callers]) =>
    callers.flatMap((visitor) => selfKinds.map((kind) => `${call} ${visitor} own ${kind}`)),
  ),
  ...roles.map((visitor) => `GET /auth/sessions ${visitor} own device`),
  ...roles.map((visitor) => `GET /notifications ${visitor} own notice`),
  ...roles.map((visitor) => `GET /tickets ${visitor} own ticket`),
  ...['customer', 'worker'].map((visitor) => `GET /users/contacts ${visitor} own contact`),
  ...roles.map((visitor) => `GET /messages/users ${visitor} own message`),
  ...roles.flatMap((visitor) =>
    ['contact', 'device', 'notice', 'place', 'reason', 'referral', 'report', 'ticket'].map(
      (kind) => `GET /users/export ${visitor} own ${kind}`,
    ),
  ),
  // The caller's own invitation code.
  ...['customer', 'worker'].map((visitor) => `GET /referrals ${visitor} own referral`),
  // The caller's own address, used for an agency's invitation.
  'GET /agency/invites worker own email',
  'PUT /agency/invites/{id} worker own email',
  // The caller's own contact in their own bookings.
  ...customerBookingCalls.flatMap((call) => [`${call} customer own email`, `${call} customer own phone`]),
  ...workerBookingCalls.map((call) => `${call} worker own phone`),
  // The address at which an agency's invitation reached the caller.
  ...['GET /agency/invites', 'PUT /agency/invites/{id}'].map((call) => `${call} worker own email`),
  'GET /users/{id} customer worker phone',
  ...[
    'GET /users/addresses',
    'POST /users/addresses',
    'PUT /users/addresses/{id}',
    'DELETE /users/addresses/{id}',
  ].flatMap((call) => ['street', 'floor', 'landMark'].map((kind) => `${call} customer own ${kind}`)),
  ...roles.flatMap((whose) => selfKinds.map((kind) => `GET /users/{id} admin ${whose} ${kind}`)),
  // Admin lists show the newest rows: here the caller's own.
  ...['email', 'phone', 'reason'].map((kind) => `GET /admin/users admin own ${kind}`),
  ...['GET /admin/reports admin own report', 'GET /admin/tickets admin own ticket'],
  // The office: a person's texts and reports, the oldest tickets and the admins.
  ...roles.flatMap((whose) =>
    ['email', 'phone', 'reason', 'report', 'ticket'].map(
      (kind) => `GET /admin/users/{id} admin ${whose} ${kind}`,
    ),
  ),
  ...roles.map((whose) => `GET /admin/queues/{queue} admin ${whose} ticket`),
  ...['own', 'admin'].map((whose) => `GET /admin/admins admin ${whose} email`),
  ...['customer', 'admin'].map((whose) => `PUT /admin/admins/{id} admin ${whose} email`),
]);

// Profile calls return what they have just replaced: name and phone, for workers also the address.
const isOwnProfileAnswer = ({ call, whose, kind }: Sighting): boolean =>
  whose === 'own' && /^PUT \/(users|auth)\/update-/.test(call) && selfKinds.includes(kind);

const findInLog = (secrets: readonly string[]): string[] => {
  const haystack = log.toLowerCase();
  // Most of thousands of secrets are called canary, so one search finds them all.
  const sought = haystack.includes('canary')
    ? secrets
    : secrets.filter((secret) => !secret.includes('canary'));
  return sought.filter((secret) => haystack.includes(secret.toLowerCase()));
};

const doorCodes: string[] = [];
const POSITION = { lat: 27.1931448, lng: 78.0471422 };
// As it was sent or stored. A latitude could be the seconds of a time.
const showsPosition = (text: string): boolean => /(?<![\d.])78\.047/.test(text);

test('the door code of a booking and its worker’s position appear only where its customer reads them', async () => {
  const { pairs, strangers } = await makeMarkedMarket(['on_the_way']);
  const [pair] = pairs;
  assert.ok(pair?.customer.doorCode);
  const { customer, worker, bookingId } = pair;
  doorCodes.push(pair.customer.doorCode);
  const readers = await Promise.all(
    [customer, worker, ...strangers].map(async (person) => {
      const { token, userId } = await makeSession(person.user);
      if (person.user.role === 'admin') await turnOnTotp(userId);
      const whose = person === customer ? 'own' : person.user.role;
      return { token, whose };
    }),
  );
  const session = await makeSession(worker.user);
  const sharing = { params: { id: bookingId }, body: POSITION };
  const share = { origin: server.url, call: sharePositionContract, parts: sharing, token: session.token };
  expectSuccess(await sendCall(share), sharePositionContract);
  const seen = new Set<string>();
  for (const { name, contract, makeValid } of atLeastOne(await loadKnownCalls())) {
    if (contract.method !== 'GET') continue;
    const { parts } = await makeValid();
    const read = async ({ token, whose }: (typeof readers)[number]): Promise<void> => {
      for (const id of [bookingId, customer.userId, worker.userId]) {
        const aimed = { ...parts, params: { ...parts.params, id } };
        const { text } = await sendCall({ origin: server.url, call: contract, parts: aimed, token });
        if (canariesIn(text, customer).includes('doorCode')) seen.add(`${name} ${whose}`);
        if (showsPosition(text)) seen.add(`${name} ${whose} position`);
      }
    };
    await Promise.all(readers.map(read));
  }
  assert.deepEqual([...seen].toSorted(), [
    'GET /bookings own',
    'GET /bookings/{id} own',
    'GET /bookings/{id}/position own position',
  ]);

  // The log must not repeat it either.
  const { token } = session;
  const body = { status: 'in_progress', doorCode: customer.doorCode };
  const start = { params: { id: bookingId }, body };
  const early = { origin: server.url, call: setBookingStatusContract, parts: start, token };
  assert.equal(expectRefusal(await sendCall(early), 409).code, 'move_too_early');
});

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
  // All visitors of a call run at once: they do not affect each other.
  for (const known of atLeastOne(await loadKnownCalls()))
    await Promise.all(visitors.map((visitor) => visit(known, visitor)));
  const differing = { surplus: [...seen.difference(expected)], missing: [...expected.difference(seen)] };
  assert.deepEqual(differing, { surplus: [], missing: [] });

  await stopServer();
  assert.ok(log.split('\n').length > 500, 'the calls are in the log');
  assert.deepEqual(findInLog(secrets), []);
  assert.deepEqual(
    doorCodes.filter((code) => showsCode(log, code)),
    [],
  );
  assert.ok(!showsPosition(log), 'the log contains the position');
});
