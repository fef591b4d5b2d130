import { createHash } from 'node:crypto';
import type { ProfileVersions } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';

export type ProfilePart = keyof ProfileVersions;

// What each form shows and sends; another field must not make its change look late.
const person = ({ name, phone }: UserRecord): unknown[] => [name, phone];
const parts: Readonly<Record<ProfilePart, (user: UserRecord) => unknown>> = {
  person,
  trade: (user) => [
    ...person(user),
    ...[user.about, user.address, user.areaRangeKm, user.skills, user.workTypes, user.hourlyRatePaise],
    ...[user.priceRangePaise, user.experienceYears, user.certifications, user.serviceAreas],
  ],
  hours: ({ availability }) => availability,
  prices: ({ servicePrices }) => servicePrices,
};

/** Names the present state of one part of a profile. */
export const toProfileVersion = (user: UserRecord, part: ProfilePart): string =>
  createHash('sha256')
    .update(JSON.stringify(parts[part](user) ?? null))
    .digest('base64url')
    .slice(0, 22);

/** Names the present state of each part of a profile. */
export const toProfileVersions = (user: UserRecord): ProfileVersions => ({
  person: toProfileVersion(user, 'person'),
  trade: toProfileVersion(user, 'trade'),
  hours: toProfileVersion(user, 'hours'),
  prices: toProfileVersion(user, 'prices'),
});
