import * as jobs from '#lib/features/catalogue/contracts/jobs.ts';
import type { Caller } from '#server/testing/api/callers.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { makeStoredImage } from '#server/testing/factories/stored-images.ts';

const params = async () => ({ id: String((await makeJob())._id) });

const newJob = async ({ userId }: Caller) => ({
  title: `Service ${crypto.randomUUID()}`,
  price: 249.5,
  description: 'Looked at, done and cleaned up.',
  image: [await makeStoredImage({ ownerId: userId })],
  requiredSkills: [String((await makeSkill())._id)],
});

export const rows: MatrixRow[] = [
  {
    contract: jobs.listJobsContract,
    outcome: members('ok'),
    request: async () => {
      await makeJob();
      return {};
    },
  },
  {
    contract: jobs.getJobContract,
    outcome: members('ok'),
    request: async () => ({ params: await params() }),
  },
  {
    contract: jobs.createJobContract,
    outcome: only('admin'),
    request: async (caller) => ({ body: await newJob(caller) }),
  },
  {
    contract: jobs.replaceJobContract,
    outcome: only('admin'),
    request: async (caller) => ({ params: await params(), body: await newJob(caller) }),
  },
  {
    contract: jobs.removeJobContract,
    outcome: only('admin'),
    request: async () => ({ params: await params() }),
  },
];
