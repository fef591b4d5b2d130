import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Availability } from '#lib/features/people/rules/availability.ts';
import { weekdays } from '#lib/platform/time/india-day.ts';
import { showSeenWorkers } from '#lib/features/admin/services/steps/show-seen-worker.ts';
import { setVerification } from '#lib/features/admin/services/people.ts';
import { usualAnswerHours } from '#lib/features/people/rules/usual-answer.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import { listServiceRecords, type ServiceRecord } from '#models/catalogue/service.ts';
import type { ServicePrice, UserRecord } from '#models/people/user.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import { byTheHour } from '#server/seed/extents.ts';
import { services } from '#server/seed/services.ts';
import type { DemoAccount, StoreAccount } from './accounts.ts';
import type { Agencies } from './agencies.ts';
import { livingAt } from './places.ts';
import { workerRows } from './worker-rows.ts';
import type { DemoWorker } from './worker-rows.ts';

const texts: Record<string, readonly [string, string]> = {
  Tailor: [
    'Blouses, salwar suits and uniforms, stitched from your measure or a sample piece.',
    'I come home for the measure and bring the clothes back ironed.',
  ],
  Cook: [
    'North Indian home food, less oil if you like, and a clean kitchen afterwards.',
    'Daily meals for families; for festivals I bring a second pair of hands.',
  ],
  Carpenter: [
    'Doors, beds, wardrobes and everything that creaks.',
    'I show the wood and its price before I cut it.',
  ],
  Electrician: [
    'Fans, inverters, wiring and boards; I switch the mains off and test before I leave.',
    'Small faults are found in one visit; parts come with their bill.',
  ],
  Plumber: [
    'Taps, tanks, motors and hidden leaks.',
    'I carry washers, tape and the usual fittings, so most repairs need no second trip.',
  ],
  Mason: [
    'Tiles, plaster, boundary walls and bathroom floors, with level and thread.',
    'I tell you beforehand how much cement and sand the work needs.',
  ],
  Painter: [
    'Putty, primer and paint for rooms, doors and grills; floors stay covered.',
    'Damp walls are treated first, otherwise the colour does not hold.',
  ],
  Gardener: [
    'Lawns, hedges, roses and kitchen gardens.',
    'I look after terraces and balconies too and know what grows in shade.',
  ],
  'House cleaner': [
    'Floors, kitchens and bathrooms, room by room with you or by a list.',
    'I bring cloths and brushes; soap as you prefer it.',
  ],
  Mechanic: [
    'Scooters, motorcycles and small cars, at your door.',
    'I hear the engine first, then name the price; old parts are handed over.',
  ],
  Driver: [
    'City and highway, manual and automatic, licence and papers in order.',
    'Punctual, no phone at the wheel; I know the roads to the hills well.',
  ],
  Welder: [
    'Gates, grills, railings and tin roofs, cut and welded on the spot.',
    'I bring machine and mask; only a power point is needed.',
  ],
  'AC technician': [
    'Split and window ACs: service, gas, leaks and fitting.',
    'Gas is weighed in before your eyes and the cooling measured.',
  ],
};

/** A demo worker's about text. */
const writeAbout = ({ trade, experience }: { trade: string; experience: number }): string => {
  const [first = '', second = ''] = texts[trade] ?? [];
  return experience % 2 === 0 ? `${first} ${second}` : first;
};

const weeks: readonly { off: readonly string[]; hours: readonly (readonly [string, string])[] }[] = [
  { off: ['SUN'], hours: [['08:00', '18:00']] },
  { off: [], hours: [['07:00', '20:00']] },
  { off: ['SAT', 'SUN'], hours: [['09:00', '17:00']] },
  {
    off: ['TUE'],
    hours: [
      ['06:00', '11:00'],
      ['16:00', '20:00'],
    ],
  },
];

const pickAvailability = (at: number): Availability => {
  const { off, hours } = weeks[at % weeks.length] ?? { off: [], hours: [] };
  const days = weekdays.filter((day) => !off.includes(day));
  const timeSlots = days.flatMap((day) => hours.map(([start, end]) => ({ day, start, end })));
  return { weekdays: days, timeSlots };
};

const pickWorkTypes = (at: number): string[] => [
  'One visit',
  ...(['Full day', 'Daily', 'Monthly', 'Contract', 'Emergency'] as const).filter(
    (_name, place) => (at + place) % 3 === 0,
  ),
];

/** How long the last requests waited; every fifth worker has too few to show a usual time. */
const pickAnswers = (at: number) => {
  const usual = [20, 45, 85, 150, 30][at % 5] ?? 30;
  const minutes = Array.from({ length: at % 5 === 4 ? 3 : 8 }, (_, turn) => usual + turn * 3);
  return { answers: { minutes, hours: usualAnswerHours(minutes) } };
};

/** The lowest plausible price. */
const MIN_PAISE = 14_900;

/** A worker's service prices: near the usual ones, in rupees ending in nine. */
const pickPrices = (row: DemoWorker, jobs: readonly ServiceRecord[], at: number): ServicePrice[] => {
  const percent = [95, 105, 100, 115, 90][at % 5] ?? 100;
  return jobs
    .filter(({ title }) => services.some((one) => one.title === title && one.trade === row.trade))
    .filter(({ title }) => !byTheHour.includes(title))
    .map((job) => ({
      serviceId: job._id,
      pricePaise: Math.max(MIN_PAISE, (Math.round((job.pricePaise * percent) / 100_000) * 10 - 1) * 100),
      durationMinutes: resolveDuration(job),
    }));
};

const toAccount = async (
  row: DemoWorker,
  placing: { at: number; jobs: readonly ServiceRecord[]; skills: readonly SkillRecord[]; agencies: Agencies },
): Promise<DemoAccount> => {
  const { at, jobs, skills, agencies } = placing;
  const skill = skills.find(({ name }) => name === row.trade);
  if (!skill) throw new Error(`The demo has no trade ${row.trade}.`);
  const hourlyRatePaise = row.hourlyRate * 100;
  return {
    name: row.name,
    role: 'worker',
    about: writeAbout(row),
    ...(await livingAt(row.pinCode)),
    skills: [{ _id: skill._id, name: skill.name }],
    workTypes: pickWorkTypes(at),
    hourlyRatePaise,
    servicePrices: pickPrices(row, jobs, at),
    priceRangePaise: { min: hourlyRatePaise, max: hourlyRatePaise * 8 },
    areaRangeKm: [5, 10, 15, 20, 25][at % 5] ?? 10,
    experienceYears: row.experience,
    ...pickAnswers(at),
    availability: pickAvailability(at),
    brokerId: row.agency && agencies[row.agency]._id,
  };
};

const verify = async (actor: Actor, worker: UserRecord) => {
  const [seen] = await showSeenWorkers([worker]);
  const reason = 'Identity card and references seen.';
  const body = { verified: true, checked: 'in_person', seen, reason } as const;
  return setVerification({ actor, params: { id: String(worker._id) }, body });
};

/** Stores the workers; the demo's admin verifies some of them. */
export const loadDemoWorkers = async ({
  actor,
  store,
  agencies,
}: {
  actor: Actor;
  store: StoreAccount;
  agencies: Agencies;
}): Promise<void> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listServiceRecords()]);
  for (const [at, row] of workerRows.entries()) {
    const worker = await store(await toAccount(row, { at, jobs, skills, agencies }));
    if (row.isVerified && !worker.verification) await verify(actor, worker);
  }
};
