import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { caseDesk, casesIn, makeDisputedJobs } from '#e2e/kit/disputed-job.ts';
import { makeWorkPhoto } from '#e2e/kit/factories/bookings.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const makeJob = makeDisputedJobs(url);
const { read } = caseDesk(url);
afterEach(resetClock);

test('the office sees the photos of the work in the case, and only those who decide', async () => {
  const photos = [
    makeWorkPhoto(),
    makeWorkPhoto({ imageKey: '1'.repeat(32), stage: 'after', by: 'customer' }),
  ];
  const job = await makeJob({ paid: { method: 'cash', at: now() }, photos });
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  const { photos: shown } = await read(await signInAdmin(), opened._id);
  assert.deepEqual(
    shown.map(({ photo, stage, by, canRemove }) => [photo, stage, by, canRemove]),
    [
      ['0'.repeat(32), 'before', 'worker', false],
      ['1'.repeat(32), 'after', 'customer', false],
    ],
  );
  assert.deepEqual((await read(await signInAdmin({ can: 'reader' }), opened._id)).photos, []);
});
