import { resolveDuration, computePricePaise, resolveTerms } from '#lib/features/catalogue/rules/pricing.ts';
import { toTrade } from '#lib/features/people/services/to-user.ts';
import { kilometresApart, serves, type Located } from '#lib/features/places/rules/serves.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { FoundRecord } from '#models/search/worker-search.ts';

interface Extra {
  phone: string | undefined;
  /** All skills, for their translated names. */
  skills: ReadonlyMap<string, NamedRecord>;
  /** Where distances are measured from. */
  from: Located['point'];
  /** The reader's place, when the search covers a wider area. */
  reader: Located | null;
  /** Whether the worker is free at the requested time. */
  free: boolean | undefined;
  /** The requested service, or the one that the words name. */
  service: ServiceRecord | null;
}

const toSkillEntries = (worker: FoundRecord, skills: Extra['skills']): FoundWorker['skillEntries'] =>
  worker.skills.map(({ _id, name }) => ({
    _id: String(_id),
    name,
    names: skills.get(String(_id))?.names ?? {},
  }));

const toJobPrice = (worker: FoundRecord, service: ServiceRecord): FoundWorker['jobPrice'] => {
  const durationMinutes = resolveDuration(service);
  const { hourlyRatePaise, ...terms } = resolveTerms(worker, service);
  const pricePaise = computePricePaise({ hourlyRatePaise, ...terms, durationMinutes });
  return { pricePaise, hourlyRatePaise, durationMinutes };
};

/** Maps a worker to a search result. */
export const toFoundWorker = (worker: FoundRecord, extra: Extra): FoundWorker => {
  const { phone, skills, from, reader, free, service } = extra;
  const { workTypes, certifications, serviceAreas, availability, ...shown } = toTrade(worker);
  return {
    ...shown,
    reviews: worker.reviewCount,
    ...toPlaceNames(worker.address),
    skillEntries: toSkillEntries(worker, skills),
    distanceKm: kilometresApart(worker, { point: from }),
    comes: reader === null || serves(worker, reader),
    ...(free !== undefined && { free }),
    ...(service && { jobPrice: toJobPrice(worker, service) }),
    ...(phone !== undefined && { phone }),
  };
};
