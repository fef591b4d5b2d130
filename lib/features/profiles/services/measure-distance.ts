import { kilometresBetween, type GeoPoint } from '#lib/features/places/rules/geo.ts';
import { findUser } from '#models/people/user.ts';

interface Way {
  /** Where the reader is, as far as that is known. */
  from: GeoPoint | null;
  workerId: string;
}

/** How far a worker is, in kilometres; null where either place is not known. */
export const measureDistance = async ({ from, workerId }: Way): Promise<number | null> => {
  const [lng, lat] = (from && (await findUser(workerId)))?.point?.coordinates ?? [];
  return from && lat !== undefined && lng !== undefined ? kilometresBetween(from, { lat, lng }) : null;
};
