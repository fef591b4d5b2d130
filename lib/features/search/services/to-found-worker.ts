import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { kilometresBetween, type GeoPoint } from '#lib/features/places/rules/geo.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import type { FoundRecord } from '#models/search/worker-search.ts';
import { toTrade } from '#lib/features/people/services/to-trade.ts';

interface Extra {
  phone?: string;
  /** All skills, for their names in other languages. */
  skills: ReadonlyMap<string, NamedRecord>;
  /** Where distances are measured from. */
  from: GeoPoint | null;
}

const distanceOf = ({ point }: FoundRecord, from: GeoPoint | null): number | null => {
  if (!point || !from) return null;
  const [lng, lat] = point.coordinates;
  return Math.round(kilometresBetween(from, { lat, lng }) * 10) / 10;
};

const entriesOf = (worker: FoundRecord, skills: Extra['skills']): FoundWorker['skillEntries'] =>
  worker.skills.map(({ _id, name }) => ({
    _id: String(_id),
    name,
    names: skills.get(String(_id))?.names ?? {},
  }));

/** A worker as search results show one. */
export const toFoundWorker = (worker: FoundRecord, { phone, skills, from }: Extra): FoundWorker => {
  const { workTypes, certifications, serviceAreas, availability, ...shown } = toTrade(worker);
  return {
    ...shown,
    reviews: worker.reviewCount,
    skillEntries: entriesOf(worker, skills),
    distanceKm: distanceOf(worker, from),
    ...(phone !== undefined && { phone }),
  };
};
