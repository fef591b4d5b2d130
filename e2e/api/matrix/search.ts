import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { suggestContract } from '#lib/features/search/contracts/suggest.ts';
import { makeMissedWords } from '#server/testing/factories/missed-words.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { listMissedWordsContract } from '#lib/features/search/contracts/missed-words.ts';
import { everyone, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
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
  {
    contract: listMissedWordsContract,
    outcome: only('admin'),
    request: async () => {
      await makeMissedWords('submarine', 3);
      return { query: { language: 'en' } };
    },
  },
];
