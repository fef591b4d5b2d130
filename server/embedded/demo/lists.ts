import type { Actor } from '#lib/platform/contract/actor.ts';
import { uploadImage } from '#lib/platform/images/upload-image.ts';
import { createJob } from '#lib/features/catalogue/services/create-job.ts';
import { listJobs } from '#lib/features/catalogue/services/list-jobs.ts';
import { createSkill } from '#lib/features/catalogue/services/manage-skills.ts';
import { createWorkType } from '#lib/features/catalogue/services/manage-work-types.ts';
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
