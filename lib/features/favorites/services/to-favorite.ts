import type { Favorite } from '#lib/features/favorites/contracts/favorites.ts';
import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import type { FilledFavorite } from '#models/favorites/favorite.ts';

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
export const toFavorite = ({ row, fromPaise }: Priced): Favorite[] => {
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
