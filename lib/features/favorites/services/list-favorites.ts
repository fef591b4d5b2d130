import type { Favorite } from '#lib/features/favorites/contracts/favorites.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listHiddenFrom } from '#models/people/block.ts';
import { listFavoriteRecords, type FilledFavorite } from '#models/favorites/favorite.ts';
import { findLowestPrices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { imageUrl } from '#lib/platform/images/contract.calls.ts';

const toService = (job: FilledFavorite['jobs'][number], fromPaise: number | null) => ({
  _id: String(job._id),
  title: job.title,
  titles: job.titles,
  image: job.imageKeys.map((key) => imageUrl({ key, size: 640 })),
  price: job.pricePaise / 100,
  fromPaise,
});

const toWorker = (worker: FilledFavorite['workers'][number]) => ({
  _id: String(worker._id),
  name: worker.name,
  profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
  address: { city: worker.address.city, state: worker.address.state, pinCode: worker.address.pinCode },
  skills: worker.skills.map(({ name }) => name),
  hourlyRate: worker.hourlyRatePaise === null ? null : worker.hourlyRatePaise / 100,
  isVerified: worker.verification !== null,
  rating: worker.reviewCount === 0 ? 0 : Math.round((worker.ratingSum / worker.reviewCount) * 10) / 10,
  reviews: worker.reviewCount,
  brokerId: worker.brokerId && String(worker.brokerId),
});

interface Priced {
  row: FilledFavorite;
  /** The least that somebody asks for the service. */
  fromPaise: number | null;
}

/** A favourite with what it stands for; none where that is gone. */
const toFavorite = ({ row, fromPaise }: Priced): Favorite[] => {
  const {
    _id,
    createdAt,
    jobs: [job],
    workers: [worker],
  } = row;
  const shared = { _id: String(_id), createdAt: createdAt.toISOString() };
  if (job) return [{ ...shared, kind: 'service', service: toService(job, fromPaise) }];
  return worker ? [{ ...shared, kind: 'worker', worker: toWorker(worker) }] : [];
};

interface Input {
  actor: Actor;
  query: ListQuery;
}

const toFavorites = async (rows: readonly FilledFavorite[]): Promise<Favorite[]> => {
  const lowest = await findLowestPrices(
    rows.map(({ jobs: [job] }) => ({
      skillIds: job?.skillIds.map(String) ?? [],
      servicePricePaise: job?.pricePaise ?? 0,
    })),
  );
  return rows.flatMap((row, at) => toFavorite({ row, fromPaise: lowest[at] ?? null }));
};

/** One page of what the actor has saved, newest first. */
export const listFavorites = async ({
  actor: { userId },
  query,
}: Input): Promise<{ data: Favorite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const hidden = await listHiddenFrom(userId);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = await listFavoriteRecords({ userId, before, limit, hidden });
  return { data: await toFavorites(page.items), nextCursor: toRowCursor(page.nextCursor) };
};
