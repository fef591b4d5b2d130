import { toObjectId } from '#models/connection.ts';
import { User } from './user.ts';

/** The workers of a city, as search files them, or of a trade. */
export type WorkersPlace = { cityKey: string; stateKey: string } | { skillId: string };

/** Lists the ids of a city's or a trade's workers in pages, from the one after this. */
export const listWorkersAt = async (
  place: WorkersPlace,
  after: string | null,
  limit: number,
): Promise<string[]> => {
  const filter =
    'skillId' in place
      ? { 'skills._id': toObjectId(place.skillId) }
      : { 'listing.city': place.cityKey, 'listing.state': place.stateKey };
  const rows = await User.find(
    { role: 'worker', ...filter, ...(after !== null && { _id: { $gt: after } }) },
    { fields: ['_id'], sort: { _id: 1 }, limit },
  );
  return rows.map(({ _id }) => String(_id));
};

/** Counts the workers of each city, by the keys that search files them under. */
export const countWorkersByCity = async (): Promise<
  { stateKey: string; cityKey: string; city: string; state: string; workers: number }[]
> => {
  const rows = await User.aggregate<{
    _id: { state: string; city: string };
    state: string;
    city: string;
    workers: number;
  }>([
    { $match: { role: 'worker', 'listing.city': { $type: 'string' }, 'listing.state': { $type: 'string' } } },
    {
      $group: {
        _id: { state: '$listing.state', city: '$listing.city' },
        state: { $first: '$address.state' },
        city: { $first: '$address.city' },
        workers: { $sum: 1 },
      },
    },
  ]);
  return rows.map(({ _id, ...row }) => ({ ...row, stateKey: _id.state, cityKey: _id.city }));
};

/** Counts the workers of each trade. */
export const countWorkersByTrade = async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await User.aggregate<{ _id: unknown; workers: number }>([
    { $match: { role: 'worker', 'skills.0': { $exists: true } } },
    { $unwind: '$skills' },
    { $group: { _id: '$skills._id', workers: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, workers }) => [String(_id), workers]));
};
