import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { everyone, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';

export const rows: MatrixRow[] = [
  {
    contract: searchWorkersContract,
    outcome: everyone('ok'),
    request: async () => ({ query: { query: (await makeWorker()).name, rating: '0', pinCode: '226001' } }),
  },
];
