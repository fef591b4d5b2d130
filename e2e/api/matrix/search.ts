import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { suggestContract } from '#lib/features/search/contracts/suggest.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { everyone, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';

export const rows: MatrixRow[] = [
  {
    contract: searchWorkersContract,
    outcome: everyone('ok'),
    request: async () => ({ query: { query: (await makeWorker()).name, rating: '0', pinCode: '226001' } }),
  },
  {
    contract: suggestContract,
    outcome: everyone('ok'),
    request: async () => ({ query: { q: (await makeSkill()).name, language: 'hi' } }),
  },
];
