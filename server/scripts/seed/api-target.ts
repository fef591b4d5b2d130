import { createApi } from '#lib/platform/browser/api.ts';
import type { SeedTarget } from '#server/seed/run-seed.ts';

/** Seeds a running marketplace through its API with an admin's token. */
export const openApiTarget = ({ url, token }: { url: string; token: string }): SeedTarget => {
  const api = createApi({ origin: url, token: () => token });
  return {
    addSkill: async (body) => (await api('POST /admin/skill-list', { body })).data,
    addWorkType: (body) => api('POST /admin/work-type', { body }),
    listTitles: async () => (await api('GET /admin/job')).data.map(({ title }) => title),
    upload: async (png) => {
      const file = new Blob([png], { type: 'image/png' });
      return (await api('POST /uploads', { file: { file } })).data.key;
    },
    addJob: (body) => api('POST /admin/job', { body }),
    listWords: async () => (await api('GET /admin/search-words')).data,
    importWords: (table) =>
      api('PUT /admin/search-words', { file: { file: new Blob([table], { type: 'text/csv' }) } }),
  };
};
