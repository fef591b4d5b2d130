import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import { mergeAvailability } from '#lib/features/people/rules/availability.ts';
import type { OwnChanges } from '#models/people/user.ts';

const paise = (rupees: number): number => Math.round(rupees * 100);

// Undefined stays undefined (not sent), null stays null (emptied).
const through = <Value, Result>(value: Value | null | undefined, to: (value: Value) => Result) =>
  value === null || value === undefined ? value : to(value);

/** What a profile form changes of the record, address, skills and work types aside: clear names, money in paise. */
export const toOwnChanges = (body: WorkerProfileInput): OwnChanges => ({
  name: body.name,
  phone: body.phone,
  about: body.about === null ? '' : body.about,
  areaRangeKm: body.areaRange,
  hourlyRatePaise: through(body.hourlyRate, paise),
  priceRangePaise: through(body.priceRange, ({ min, max }) => ({ min: paise(min), max: paise(max) })),
  experienceYears: body.experience,
  certifications: body.certifications,
  serviceAreas: body.serviceAreas,
  availability: through(body.availability, mergeAvailability),
});
