import * as jobs from '#lib/features/catalogue/contracts/jobs.ts';
import type { Caller } from '#server/testing/api/callers.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { makeStoredImage } from '#server/testing/factories/stored-images.ts';

const line = { text: 'A look at it', texts: {} };

const params = async () => {
  const skillIds = [(await makeSkill())._id];
  return { id: String((await makeJob({ skillIds, includes: [line], excludes: [line] }))._id) };
};

const newJob = async ({ userId }: Caller) => ({
  title: `Service ${crypto.randomUUID()}`,
  price: 249.5,
  description: 'Looked at, done and cleaned up.',
  image: [await makeStoredImage({ ownerId: userId })],
  requiredSkills: [String((await makeSkill())._id)],
  includes: [line],
  excludes: [line],
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
