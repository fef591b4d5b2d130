import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { suggestContract } from '#lib/features/search/contracts/suggest.ts';
import { makeMissedWords } from '#server/testing/factories/missed-words.ts';
import { listMissedWordsContract } from '#lib/features/search/contracts/missed-words.ts';
import { everyone, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';

export const rows: MatrixRow[] = [
  {
    contract: searchWorkersContract,
    outcome: everyone('ok'),
    // What fits beside people, and where nobody is found: e2e/api/search-reading.test.ts, search-places.test.ts.
    empty: ['services', 'nearest', 'places'],
    request: async () => ({ query: { query: (await makeWorker()).name, rating: '0', pinCode: '226001' } }),
  },
  {
    contract: suggestContract,
    outcome: everyone('ok'),
    // A new trade is known after a second or two: e2e/api/suggest.test.ts. Areas are always there.
    empty: ['data.trades', 'data.services'],
    request: () => ({ query: { q: '226010', language: 'hi' } }),
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
