import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { toCityKey } from '#lib/features/places/rules/city-key.ts';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { buildListing } from '#lib/features/people/rules/search-listing.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { toObjectId } from '#models/connection.ts';
import type { WorkerSkill } from '#models/people/user.ts';

const split = (text: string): string[] => text.split(' ');

const firstNames = split(
  'Ramesh Suresh Sunita Anita Mohammad Imran Rajesh Deepak Pooja Kavita Manoj Harish Vinod Sarita Aman Pradeep Gopal ' +
    'Neema Kailash Lalit Jaswinder Rekha Prakash Parveen Ajay Satish Meena Rohit Geeta Naresh Harpreet Vijay Santosh ' +
    'Mukesh Babita Salim Nafees Sandeep Usha Ravi Dharmendra Shabnam Arvind Ashok Priti Yogesh Lokesh Irfan Munna ' +
    'Vandana Abhishek Brijesh Noor Lakshmi Murugan Selvi Karthik Venkatesh Padma Srinivas Basavaraj Shivamma Manjula',
);
const lastNames = split(
  'Kumar Devi Singh Sharma Yadav Khan Verma Gupta Mishra Maurya Kumari Nishad Rawat Negi Bisht Joshi Semwal Chauhan ' +
    'Saini Tyagi Mehra Arya Pant Kashyap Ojha Bano Chandra Rani Malhotra Thakur Pal Jha Rathore Ansari Dahiya Sahni ' +
    'Tiwari Rajput Chaudhary Baghel Qureshi Pandey Reddy Gowda Pillai Nair Iyer Naidu Hegde Murthy Rao Das Roy Bose',
);
const aboutWords = split(
  'careful honest punctual experienced clean work home visits repairs installs quickly tools included neighbours ' +
    'recommend years same street evenings weekends warranty fair prices polite trained certificate apprentice family',
);
const metros = /^(110|400|700|600|560|500|411|380)/;

// A small seeded generator, so that every run has the same crowd.
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * sides);
  };
};
type Dice = ReturnType<typeof dice>;

const pick = <One>(roll: Dice, from: readonly One[]): One => {
  const one = from[roll(from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const livingAt = (row: PinRow) => ({
  address: { city: cityFor(row), state: row.state, pinCode: row.pinCode, country: 'India' },
  cityKey: toCityKey(cityFor(row)),
  point: row.point && { type: 'Point', coordinates: [row.point.lng, row.point.lat] },
});

const ratedBy = (reviewCount: number, roll: Dice) => ({
  reviewCount,
  ratingSum: reviewCount * 3 + roll(reviewCount * 2 + 1),
  completedJobs: reviewCount * 2,
});

interface Village {
  roll: Dice;
  places: readonly PinRow[];
  towns: readonly PinRow[];
  skills: readonly WorkerSkill[];
}

const pickWork = ({ roll, skills }: Village) => {
  const second = roll(4) === 0 ? [pick(roll, skills)] : [];
  const hourlyRatePaise = 10_000 + roll(300) * 100;
  return {
    about: Array.from({ length: 8 }, () => pick(roll, aboutWords)).join(' '),
    skills: [...new Set([pick(roll, skills), ...second])],
    workTypes: roll(2) === 0 ? ['One visit'] : ['One visit', 'Monthly'],
    hourlyRatePaise,
    priceRangePaise: { min: hourlyRatePaise, max: hourlyRatePaise * 8 },
    areaRangeKm: [5, 10, 15, 20, 25][roll(5)] ?? 5,
    experienceYears: roll(30),
  };
};

const toWorker = (village: Village, at: number) => {
  const { roll, places, towns } = village;
  const worker = {
    _id: toObjectId(at.toString(16).padStart(24, '0')),
    name: `${pick(roll, firstNames)} ${pick(roll, lastNames)}`,
    email: `crowd-${at}@example.test`,
    phone: String(9_000_000_000 + at),
    ...{
      role: 'worker',
      locale: 'hi',
      passwordHash: 'none',
      imageKey: null,
      brokerId: null,
      suspendedAt: null,
    },
    ...livingAt(pick(roll, roll(5) < 2 ? towns : places)),
    ...pickWork(village),
    ...{ certifications: [], serviceAreas: [], availability: null, createdAt: new Date(0) },
    verification:
      roll(3) === 0 ? { at: new Date(0), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' } : null,
    ...ratedBy(roll(10) < 3 ? 0 : 1 + roll(200), roll),
  };
  const { name, imageKey, verification } = worker;
  const verified = {
    ...worker,
    verification: verification && { ...verification, shownAs: { name, imageKey } },
  };
  return { ...verified, listing: buildListing(verified) };
};

/** Workers all over India, four in ten in its largest cities, the same in every run; for large databases. */
export const makeCrowd = async (skills: readonly WorkerSkill[]) => {
  const table = await pinTable();
  const places = table
    .around({ lat: 22, lng: 79 }, { kilometres: 2500 })
    .flatMap(({ pinCode }) => table.find(pinCode) ?? []);
  const towns = places.filter(({ pinCode }) => metros.test(pinCode));
  const village = { roll: dice(7), places, towns, skills };
  return (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => toWorker(village, from + at));
};
