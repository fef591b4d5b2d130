import { createApi } from '#lib/platform/browser/api.ts';
import { uploadImageCall } from '#lib/platform/images/contract.calls.ts';
import { createJobCall, listJobsCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import { skillCalls, workTypeCalls } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import type { Garden } from '../../seed/plant-seed.ts';

/** A running marketplace, reached by its API as the admin whose token it is. */
export const openApiGarden = ({ url, token }: { url: string; token: string }): Garden => {
  const api = createApi({ origin: url, token: () => token });
  return {
    addSkill: async (body) => (await api(skillCalls.create, { body })).data,
    addWorkType: (body) => api(workTypeCalls.create, { body }),
    listTitles: async () => (await api(listJobsCall)).data.map(({ title }) => title),
    upload: async (png) => {
      const file = new Blob([png], { type: 'image/png' });
      return (await api(uploadImageCall, { file: { file } })).data.key;
    },
    addJob: (body) => api(createJobCall, { body }),
  };
};
