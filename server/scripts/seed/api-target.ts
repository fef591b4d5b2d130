import { createApi } from '#lib/platform/browser/api.ts';
import { uploadImageCall } from '#lib/platform/images/contract.calls.ts';
import { createJobCall, listJobsCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import { createSkillCall, createWorkTypeCall } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import {
  importSearchWordsCall,
  listSearchWordsCall,
} from '#lib/features/catalogue/contracts/search-words.calls.ts';
import type { SeedTarget } from '#server/seed/run-seed.ts';

/** A running marketplace, reached by its API as the admin whose token it is. */
export const openApiTarget = ({ url, token }: { url: string; token: string }): SeedTarget => {
  const api = createApi({ origin: url, token: () => token });
  return {
    addSkill: async (body) => (await api(createSkillCall, { body })).data,
    addWorkType: (body) => api(createWorkTypeCall, { body }),
    listTitles: async () => (await api(listJobsCall)).data.map(({ title }) => title),
    upload: async (png) => {
      const file = new Blob([png], { type: 'image/png' });
      return (await api(uploadImageCall, { file: { file } })).data.key;
    },
    addJob: (body) => api(createJobCall, { body }),
    listWords: async () => (await api(listSearchWordsCall)).data,
    importWords: (table) =>
      api(importSearchWordsCall, { file: { file: new Blob([table], { type: 'text/csv' }) } }),
  };
};
