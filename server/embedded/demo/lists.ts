import type { Actor } from '#lib/domain/actor.ts';
import { uploadImage } from '#lib/services/images/upload-image.ts';
import { createJob } from '#lib/services/jobs/create-job.ts';
import { listJobs } from '#lib/services/jobs/list-jobs.ts';
import { createSkill } from '#lib/services/skills/keep-skills.ts';
import { createWorkType } from '#lib/services/work-types/keep-work-types.ts';
import { plantSeed, type Garden } from '../../seed/plant-seed.ts';

const idempotencyKey = null;

const openGarden = (actor: Actor): Garden => ({
  addSkill: async (body) => (await createSkill({ actor, body, idempotencyKey })).data,
  addWorkType: (body) => createWorkType({ actor, body, idempotencyKey }),
  listTitles: async () => (await listJobs()).data.map(({ title }) => title),
  upload: async (bytes) => {
    const file = { bytes, fileName: 'service.png' };
    return (await uploadImage({ actor, file })).data.key;
  },
  addJob: (body) => createJob({ actor, body, idempotencyKey }),
});

/** The same lists that the seed brings to a new marketplace, kept by the demo's admin. */
export const loadDemoLists = async (actor: Actor): Promise<void> => {
  await plantSeed(openGarden(actor));
};
