import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { addWorkPictureContract } from '#lib/features/profiles/contracts/work-pictures.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { imageFile, LARGE_SIZE } from '#lib/platform/images/image-file.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listEvidence } from '#models/people/evidence.ts';
import { findTicket } from '#models/support/ticket.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, viewIn } from '#e2e/kit/booking-client.ts';
import { makeVisits, type Visit } from '#e2e/kit/claimed-visit.ts';
import { makeEvidence } from '#e2e/kit/factories/reports.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, signIn, signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
afterEach(resetClock);

const A_DAY = 24;
const leave = { reason: 'other', confirmation: true, password: TEST_PASSWORD };

/** The bytes of the large photo as this person gets them; null if refused. */
const bytesFor = async (who: { token: string } | null, key: string): Promise<string | null> => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : undefined;
  const answer = await fetch(`${url()}/api/v1/images/${imageFile({ key, size: LARGE_SIZE })}`, { headers });
  assert.ok(!answer.headers.get('cache-control')?.includes('public') || answer.status === 200);
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : null;
};

const makePhoto = (visit: Visit, side: 'customer' | 'worker'): Promise<string> =>
  makeStoredImage({ ownerId: visit[side].userId, isDetailed: true });

test('statements and photos are visible to both sides and the office only', async () => {
  const visit = await afterStart();
  const [mine, theirs] = [await makePhoto(visit, 'worker'), await makePhoto(visit, 'customer')];
  assert.equal((await visit.claim('worker', { text: 'Door 4, rang twice.', photos: [mine] })).status, 200);
  const statement = { text: 'I was in the garden.', photos: [theirs] };
  const { noShow } = viewIn(await visit.answer('customer', false, statement));
  assert.deepEqual(
    noShow?.statements.map(({ by, text, photos }) => [by, text, photos]),
    [
      ['worker', 'Door 4, rang twice.', [mine]],
      ['customer', 'I was in the garden.', [theirs]],
    ],
  );
  const before = await bytesFor(visit.worker, mine);
  assert.ok(before);
  for (const who of [visit.customer, visit.admin]) assert.equal(await bytesFor(who, mine), before);
  for (const who of [null, await signIn('customer'), await signIn('worker'), await signIn('broker')])
    assert.equal(await bytesFor(who, mine), null);
});

test('neither removing nor deleting an account reaches the evidence of a claim until 180 days after it closed', async () => {
  const visit = await afterStart();
  const photo = await makePhoto(visit, 'customer');
  await visit.move('worker', 'in_progress');
  await visit.claim('customer', { text: 'Nobody rang.', photos: [photo] });
  const before = await bytesFor(visit.admin, photo);
  assert.ok(before);
  const leaver = await makeSession(visit.customer.user);
  visit.goOn(3 * A_DAY);
  await closeBookings();
  expectSuccess(await send(leaver, deleteAccountContract, { body: leave }), deleteAccountContract);
  const after = async (days: number) => {
    visit.goOn((3 + days) * A_DAY);
    await closeBookings();
    await sweepImages();
    const claim = (await findBooking(visit.params.id))?.noShow;
    return [claim?.statements?.[0]?.text, await bytesFor(await signInAdmin(), photo)];
  };
  assert.deepEqual(await after(1), ['Nobody rang.', before]);
  assert.deepEqual(await after(179.9), ['Nobody rang.', before]);
  assert.deepEqual(await after(180.1), [undefined, null]);
});

test('evidence photos must be the author’s own and unused, and at most four', async () => {
  const visit = await afterStart();
  const stranger = await makeStoredImage({ ownerId: (await signIn('worker')).userId });
  assert.deepEqual(fieldsIn(await visit.claim('worker', { photos: [stranger] })), [
    ['photos.0', 'unknown_image'],
  ]);
  const own = await makePhoto(visit, 'worker');
  assert.deepEqual(fieldsIn(await visit.claim('worker', { photos: [own, own] })), [
    ['photos.1', 'unknown_image'],
  ]);
  const five = await Promise.all(Array.from({ length: 5 }, () => makePhoto(visit, 'worker')));
  assert.equal(
    expectRefusal(await visit.claim('worker', { photos: five }), 400).errors?.[0]?.field,
    'photos',
  );
  assert.deepEqual(fieldsIn(await visit.claim('worker', { text: 'x'.repeat(501) })), [
    ['text', 'text_too_long'],
  ]);
  assert.equal((await visit.claim('worker', { photos: [own] })).status, 200);
  const reused = await send(visit.worker, addWorkPictureContract, { body: { image: own } });
  assert.deepEqual(fieldsIn(reused), [['image.0', 'unknown_image']]);
});

test('a data export contains the person’s own statements, not the other side’s', async () => {
  const visit = await afterStart();
  await visit.claim('worker', { text: 'Only mine to take along.' });
  const export_ = JSON.stringify((await send(visit.worker, exportAccountContract, {})).json);
  assert.ok(export_.includes('Only mine to take along.'));
  const theirs = JSON.stringify((await send(visit.customer, exportAccountContract, {})).json);
  assert.ok(!theirs.includes('Only mine to take along.'));
});

test('the office’s decision on a claim ends its ticket’s evidence as closing the ticket does', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.answer('customer', false);
  const readClaim = async () => (await findBooking(visit.params.id))?.noShow;
  const ticketId = String((await readClaim())?.ticketId);
  await makeEvidence(ticketId);
  expectSuccess(await visit.decide(false), decideNoShowContract);
  const ticket = await findTicket(ticketId);
  const [copy] = await listEvidence([ticketId]);
  const end = retentionEnd((await readClaim())?.decidedAt ?? assert.fail());
  assert.deepEqual([ticket?.state, ticket?.keepUntil, copy?.expiresAt], ['closed', end, end]);
});
