import type { Collection, Db } from 'mongodb';
import { planSearch } from '#lib/features/search/rules/search-plan.ts';
import { toPipeline, type FoundRecord } from '#models/search/worker-search.ts';
import { namesOfCity, namesOfState } from '#lib/platform/i18n/place-names.ts';
import { TRADE } from './searched.ts';

interface SkillRow {
  name: string;
  names: object;
}

type Row = FoundRecord & { count?: number };

const LIMIT = 10;

// Planned once at the start, so that the reference only runs the query.
const planFor = (skillId: unknown) =>
  toPipeline({
    plan: planSearch({
      words: [],
      skillIds: [String(skillId)],
      rating: 0,
      areas: [{ kind: 'anywhere', band: 0 }],
    }),
    hidden: [],
    limit: LIMIT + 1,
    isCounted: true,
  });

const shownBy = (names: ReadonlyMap<string, object>) => (row: FoundRecord) => ({
  _id: String(row._id),
  name: row.name,
  userType: row.role,
  profileImage: row.imageKey,
  about: row.about,
  address: { city: row.address.city, state: row.address.state, pinCode: row.address.pinCode },
  skills: row.skills.map(({ name }) => name),
  hourlyRate: Number(row.hourlyRatePaise) / 100,
  rate: Number(row.hourlyRatePaise) / 100,
  priceRange: row.priceRangePaise && {
    min: row.priceRangePaise.min / 100,
    max: row.priceRangePaise.max / 100,
  },
  areaRange: String(row.areaRangeKm),
  experience: row.experienceYears,
  isVerified: row.verification !== null,
  verifiedAt: row.verification && row.verification.at.toISOString(),
  rating: row.reviewCount === 0 ? 0 : Math.round((row.ratingSum / row.reviewCount) * 10) / 10,
  completedJobs: row.completedJobs,
  answersWithinHours: row.answers?.hours ?? null,
  brokerId: row.brokerId,
  reviews: row.reviewCount,
  cityNames: namesOfCity(row.address.city),
  stateNames: namesOfState(row.address.state),
  skillEntries: row.skills.map(({ _id, name }) => ({
    _id: String(_id),
    name,
    names: names.get(String(_id)),
  })),
  distanceKm: null,
  comes: true,
});

const cursorAt = (row: FoundRecord | undefined) =>
  row && Buffer.from(JSON.stringify([0, 0, row.found.order, 100, 1])).toString('base64url');

/** Answers one search: the same bytes from the same single command, and nothing else. */
export const prepareSearch = async (db: Db) => {
  const skills = await db.collection<SkillRow>('skills').find().toArray();
  const names = new Map(skills.map(({ _id, names: translated }) => [String(_id), translated]));
  const pipeline = planFor(skills.find(({ name }) => name === TRADE)?._id);
  const users: Collection = db.collection('users');
  const toShown = shownBy(names);
  return async () => {
    const [counted, ...rows] = await users.aggregate<Row>(pipeline).toArray();
    const total = Math.min(counted?.count ?? 0, 100);
    return {
      message: `${total} workers found`,
      data: rows.slice(0, LIMIT).map(toShown),
      nextCursor: cursorAt(rows[LIMIT - 1]),
      total,
      totalIsCapped: (counted?.count ?? 0) > 100,
      ...{ services: [], nearest: [], places: [], isOffered: true, reading: null },
    };
  };
};
