import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { answerCaseContract, appealCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { caseDesk, casesIn, makeDisputedJobs } from '#e2e/kit/disputed-job.ts';
import { signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeJob = makeDisputedJobs(url);
const { decide } = caseDesk(url);
afterEach(resetClock);

const A_DAY = 24;

const readWarning = async (admin: SignedIn): Promise<unknown> => {
  const { json } = await send(admin, readQueueContract, { params: { queue: 'cases' } });
  const warned = z.looseObject({ warning: z.string().nullable() });
  const { data } = z.looseObject({ data: z.array(warned) }).parse(json);
  assert.equal(data.length, 1);
  return data[0]?.warning;
};

test('the queue marks a case, and an appeal, that has waited for almost a month', async () => {
  const job = await makeJob();
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  expectSuccess(await job.answer('worker'), answerCaseContract);
  job.goOn(26 * A_DAY);
  assert.equal(await readWarning(await signInAdmin()), null);
  job.goOn(27.1 * A_DAY);
  const lead = await signInAdmin();
  assert.equal(await readWarning(lead), 'case_urgent');
  expectSuccess(await decide(lead, opened._id, 0), decideCaseContract);
  expectSuccess(await job.appeal('worker', opened._id), appealCaseContract);
  assert.equal(await readWarning(lead), null);
  job.goOn(54.3 * A_DAY);
  assert.equal(await readWarning(await signInAdmin()), 'case_urgent');
});
