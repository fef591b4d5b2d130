import * as favorites from '#lib/features/favorites/contracts/favorites.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

const worker = async () => ({ kind: 'worker', id: String((await makeWorker())._id) });
const hidden = async () => ({ kind: 'worker', id: String((await makeUser({ role: 'customer' }))._id) });

export const rows: MatrixRow[] = [
  {
    contract: favorites.listFavoritesContract,
    outcome: only('customer'),
    request: async ({ userId }) => {
      await makeFavorite({ userId, kind: 'service', thingId: String((await makeService())._id) });
      await makeFavorite({ userId, kind: 'worker', thingId: String((await makeWorker())._id) });
      return {};
    },
  },
  {
    contract: favorites.listFavoriteIdsContract,
    outcome: only('customer'),
    request: async ({ userId }) => {
      await makeFavorite({ userId, kind: 'worker', thingId: String((await makeWorker())._id) });
      return {};
    },
  },
  {
    contract: favorites.putFavoriteContract,
    outcome: only('customer'),
    request: async () => ({ params: await worker() }),
    other: {
      outcome: { ...only('customer'), customer: 404 },
      request: async () => ({ params: await hidden() }),
    },
  },
  {
    contract: favorites.removeFavoriteContract,
    outcome: only('customer'),
    request: async ({ userId }) => {
      const params = await worker();
      await makeFavorite({ userId, kind: 'worker', thingId: params.id });
      return { params };
    },
  },
];
