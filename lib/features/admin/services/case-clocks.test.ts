import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { answerCaseContract, appealCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { imageFile, LARGE_SIZE } from '#lib/platform/images/image-file.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { listCases } from '#models/bookings/case.ts';
import { findUser } from '#models/people/user.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendUntilAnswered } from '#e2e/kit/api/send-until-answered.ts';
import { caseDesk, casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { evidenceClient, sweepAll } from '#e2e/kit/evidence-client.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const { here, other } = useTwoServers();
const { send, leave } = evidenceClient(here);
const makeJob = makeDisputedJobs(here);
const { decide } = caseDesk(here);
afterEach(resetClock);

const A_DAY = 24;
const CREDIT_PAISE = 1000;
const sides = ['customer', 'worker'] as const;

/** The customer's case is answered by the worker and decided; returns its id. */
const decideOn = async (
  job: DisputedJob,
  amountPaise: number,
  { customer = [], worker = [] }: { customer?: string[]; worker?: string[] } = {},
): Promise<string> => {
  const [opened] = casesIn(await job.open('customer', { photos: customer })).cases;
  assert.ok(opened);
  expectSuccess(await job.answer('worker', { photos: worker }), answerCaseContract);
  expectSuccess(await decide(await signInAdmin(), opened._id, amountPaise), decideCaseContract);
  return opened._id;
};

/** A paid job whose customer's case was decided with credit. */
const makeDecided = async () => {
  const job = await makeJob({ paid: { method: 'cash', at: now() } });
  return { job, caseId: await decideOn(job, CREDIT_PAISE) };
};

const readOutcome = async ({ booking, customer }: DisputedJob) => [
  (await listCases(booking._id))[0]?.state,
  (await findUser(customer.userId))?.walletPaise,
];

test('each case is either closed or appealed when servers end the week while another one takes appeals', async () => {
  const made: Awaited<ReturnType<typeof makeDecided>>[] = [];
  for (let count = 0; count < 4; count += 1) made.push(await makeDecided());
  const appeals = made.map(({ job, caseId }) =>
    sendUntilAnswered({
      ...{ origin: other(), token: job.worker.token, call: appealCaseContract },
      parts: { params: job.params, body: { caseId, text: 'I offered to come again.' } },
    }),
  );
  // This process is past the week, the other server is not.
  made[0]?.job.goOn(8 * A_DAY);
  await Promise.all([...appeals, closeBookings(), closeBookings()]);
  const readAll = () => Promise.all(made.map(({ job }) => readOutcome(job)));
  const outcomes = await readAll();
  await Promise.all([closeBookings(), closeBookings()]);
  assert.deepEqual(await readAll(), outcomes);
  for (const [state, walletPaise] of atLeastOne(outcomes)) {
    assert.ok(state === 'closed' || state === 'appealed', String(state));
    assert.equal(walletPaise, state === 'closed' ? CREDIT_PAISE : 0);
  }
});

const pause = async ({ userId }: SignedIn): Promise<void> => {
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  const pausing = { params: { id: userId }, body };
  expectSuccess(await send(await signInAdmin(), setPauseContract, pausing), setPauseContract);
};

for (const side of sides)
  test(`a pause of the ${side} leaves the week to appeal as it is, and does not prevent the appeal`, async () => {
    const [appealed, silent] = [await makeDecided(), await makeDecided()];
    for (const { job } of [appealed, silent]) await pause(job[side]);
    appealed.job.goOn(7 * A_DAY - 0.1);
    expectSuccess(await appealed.job.appeal(side, appealed.caseId), appealCaseContract);
    silent.job.goOn(7 * A_DAY + 0.1);
    await closeBookings();
    assert.deepEqual(await readOutcome(appealed.job), ['appealed', 0]);
    assert.deepEqual(await readOutcome(silent.job), ['closed', CREDIT_PAISE]);
  });

/** The bytes of a large photo as an admin gets them now; null if refused. */
const readPhoto = async (key: string): Promise<string | null> => {
  const headers = { authorization: `Bearer ${(await signInAdmin()).token}` };
  const file = imageFile({ key, size: LARGE_SIZE });
  const answer = await fetch(`${here()}/api/v1/images/${file}`, { headers });
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : null;
};

test('the photos of a case stay with the office byte for byte until 180 days after it closed, although both accounts are deleted', async () => {
  const job = await makeJob();
  const photos = await Promise.all(
    sides.map((side) => makeStoredImage({ ownerId: job[side].userId, isDetailed: true })),
  );
  const [hers = '', theirs = ''] = photos;
  await decideOn(job, 0, { customer: [hers], worker: [theirs] });
  const readPhotos = () => Promise.all(photos.map(readPhoto));
  const before = await readPhotos();
  assertEach(before, (bytes) => bytes !== null);
  await leave(job.worker);
  await leave(job.customer);
  const after = async (days: number) => {
    job.goOn(days * A_DAY);
    await closeBookings();
    await sweepAll();
    const [one] = await listCases(job.booking._id);
    return [one?.statements?.map(({ text }) => text), await readPhotos()];
  };
  const said = ['The tap still drips.', 'It was dry when I left.'];
  assert.deepEqual(await after(8), [said, before]);
  assert.deepEqual(await after(8 + 179.9), [said, before]);
  assert.deepEqual(await after(8 + 180.1), [undefined, [null, null]]);
  for (const key of photos) assert.equal(await readStored(imageFile({ key, size: LARGE_SIZE })), null);
});
