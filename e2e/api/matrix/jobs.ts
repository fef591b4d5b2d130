import * as jobs from '#lib/features/catalogue/contracts/jobs.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';

const line = { text: 'A look at it', texts: {} };

const params = async () => {
  const skillIds = [(await makeSkill())._id];
  return { id: String((await makeService({ skillIds, includes: [line], excludes: [line] }))._id) };
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
    outcome: everyone('ok'),
    request: async () => {
      await makeService();
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
    request: async () => ({ params: await params(), body: { reason: 'Nobody offers it.' } }),
  },
];
