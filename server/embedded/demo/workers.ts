import type { Actor } from '#lib/platform/contract/actor.ts';
import { type Availability } from '#lib/features/people/rules/availability.ts';
import { weekdays } from '#lib/platform/time/weekdays.ts';
import { setVerification } from '#lib/features/admin/services/set-verification.ts';
import { skillList, type SkillRecord } from '#models/catalogue/skill.ts';
import type { UserRecord } from '#models/people/user.ts';
import { aboutOf } from './about-texts.ts';
import type { DemoAccount, StoreAccount } from './accounts.ts';
import type { Agencies, AgencyName } from './agencies.ts';
import { livingAt } from './places.ts';
import { workerRows } from './worker-rows.ts';

/** A worker of the demo; rates are rupees an hour. */
export interface DemoWorker {
  readonly name: string;
  readonly pinCode: string;
  readonly trade: string;
  readonly hourlyRate: number;
  readonly experience: number;
  readonly isVerified: boolean;
  readonly agency: AgencyName | null;
}

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

const availabilityOf = (at: number): Availability => {
  const { off, hours } = weeks[at % weeks.length] ?? { off: [], hours: [] };
  const days = weekdays.filter((day) => !off.includes(day));
  const timeSlots = days.flatMap((day) => hours.map(([start, end]) => ({ day, start, end })));
  return { weekdays: days, timeSlots };
};

const workTypesOf = (at: number): string[] => [
  'One visit',
  ...(['Full day', 'Daily', 'Monthly', 'Contract', 'Emergency'] as const).filter(
    (_name, place) => (at + place) % 3 === 0,
  ),
];

interface Placing {
  at: number;
  skills: readonly SkillRecord[];
  agencies: Agencies;
}

const toAccount = async (row: DemoWorker, { at, skills, agencies }: Placing): Promise<DemoAccount> => {
  const skill = skills.find(({ name }) => name === row.trade);
  if (!skill) throw new Error(`The demo has no trade ${row.trade}.`);
  const hourlyRatePaise = row.hourlyRate * 100;
  return {
    name: row.name,
    role: 'worker',
    about: aboutOf(row),
    ...(await livingAt(row.pinCode)),
    skills: [{ _id: skill._id, name: skill.name }],
    workTypes: workTypesOf(at),
    hourlyRatePaise,
    priceRangePaise: { min: hourlyRatePaise, max: hourlyRatePaise * 8 },
    areaRangeKm: [5, 10, 15, 20, 25][at % 5] ?? 10,
    experienceYears: row.experience,
    availability: availabilityOf(at),
    brokerId: row.agency && agencies[row.agency]._id,
  };
};

const verify = (actor: Actor, { _id }: UserRecord) =>
  setVerification({
    actor,
    params: { id: String(_id) },
    body: { verified: true, reason: 'Identity card and references seen.' },
  });

interface Loading {
  actor: Actor;
  store: StoreAccount;
  agencies: Agencies;
}

/** Stores the workers; the demo's admin verifies some of them. */
export const loadDemoWorkers = async ({ actor, store, agencies }: Loading): Promise<void> => {
  const skills = await skillList.list();
  for (const [at, row] of workerRows.entries()) {
    const worker = await store(await toAccount(row, { at, skills, agencies }));
    if (row.isVerified && !worker.verification) await verify(actor, worker);
  }
};
