import { durationOf, pricePaiseOf, termsOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { toTrade } from '#lib/features/people/services/to-user.ts';
import { kilometresApart, serves, type Located } from '#lib/features/places/rules/serves.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { FoundRecord } from '#models/search/worker-search.ts';

interface Extra {
  phone: string | undefined;
  /** All skills, for their names in other languages. */
  skills: ReadonlyMap<string, NamedRecord>;
  /** Where distances are measured from. */
  from: Located['point'];
  /** Where whoever searches is, where workers from elsewhere are found too. */
  reader: Located | null;
  /** Whether the worker is free at the time that was asked for. */
  free: boolean | undefined;
  /** The service that was asked for. */
  service: ServiceRecord | null;
}

const entriesOf = (worker: FoundRecord, skills: Extra['skills']): FoundWorker['skillEntries'] =>
  worker.skills.map(({ _id, name }) => ({
    _id: String(_id),
    name,
    names: skills.get(String(_id))?.names ?? {},
  }));

const jobPriceOf = (worker: FoundRecord, service: ServiceRecord): FoundWorker['jobPrice'] => {
  const durationMinutes = durationOf(service);
  const { hourlyRatePaise, ...terms } = termsOf(worker, service);
  const pricePaise = pricePaiseOf({ hourlyRatePaise, ...terms, durationMinutes });
  return { pricePaise, hourlyRatePaise, durationMinutes };
};

/** A worker as search results show one. */
export const toFoundWorker = (worker: FoundRecord, extra: Extra): FoundWorker => {
  const { phone, skills, from, reader, free, service } = extra;
  const { workTypes, certifications, serviceAreas, availability, ...shown } = toTrade(worker);
  return {
    ...shown,
    reviews: worker.reviewCount,
    ...placeNamesOf(worker.address),
    skillEntries: entriesOf(worker, skills),
    distanceKm: kilometresApart(worker, { point: from }),
    comes: reader === null || serves(worker, reader),
    ...(free !== undefined && { free }),
    ...(service && { jobPrice: jobPriceOf(worker, service) }),
    ...(phone !== undefined && { phone }),
  };
};
