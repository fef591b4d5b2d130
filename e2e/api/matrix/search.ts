import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { suggestContract } from '#lib/features/search/contracts/suggest.ts';
import { makeMissedWords } from '#e2e/kit/factories/missed-words.ts';
import { listMissedWordsContract } from '#lib/features/search/contracts/missed-words.ts';
import {
  listWantedContract,
  wantWordsContract,
  withdrawWantedContract,
} from '#lib/features/search/contracts/wanted-words.ts';
import { makeWantedCity } from '#e2e/kit/factories/wanted.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

export const rows: MatrixRow[] = [
  {
    contract: searchWorkersContract,
    outcome: everyone('ok'),
    // Lists that are filled by other searches: e2e/api/search-reading.test.ts, search-places.test.ts.
    empty: ['services', 'nearest', 'places'],
    request: async () => ({ query: { query: (await makeWorker()).name, rating: '0', pinCode: '226001' } }),
  },
  {
    contract: suggestContract,
    outcome: everyone('ok'),
    // New trades appear after a second or two: e2e/api/suggest.test.ts. Areas are always available.
    empty: ['data.trades', 'data.services'],
    request: () => ({ query: { q: '226010', language: 'hi' } }),
  },
  {
    contract: wantWordsContract,
    outcome: members('ok'),
    request: () => ({ body: { text: 'submarine repair' } }),
  },
  {
    contract: listWantedContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await makeWantedCity(userId);
      return {};
    },
  },
  {
    contract: withdrawWantedContract,
    outcome: { ...everyone('ok'), anonymous: 404 },
    request: async ({ userId }) => ({ params: { id: await makeWantedCity(userId) }, query: {} }),
    other: {
      outcome: everyone(404),
      request: async () => ({
        params: { id: await makeWantedCity(String((await makeUser())._id)) },
        query: {},
      }),
    },
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
