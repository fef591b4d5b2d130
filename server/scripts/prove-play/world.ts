import type { Role } from '#lib/platform/contract/actor.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { setClock } from '#lib/platform/time/clock.ts';
import { toObjectId } from '#models/connection.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { makeReferral } from '#server/testing/factories/referrals.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { turnOnTotp } from '#server/testing/factories/totps.ts';
import { makeSession, makeUser } from '#server/testing/factories/users.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { NewUser } from '#models/people/user.ts';
import { emptyDatabase } from '#server/testing/test-database.ts';
import type { Coverage } from './coverage.ts';
import { Marks } from './marks.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/** Somebody who plays: the same one after leaving and coming back, whatever the account's id is then. */
export interface Person {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** All accounts that this person ever had, the present one last. */
  readonly userIds: string[];
  token: string;
  isGone: boolean;
}

export const idOf = ({ userIds }: Pick<Person, 'userIds'>): string => userIds.at(-1) ?? '';

/** What a customer was last told that a booking costs, at its time or at the one proposed, and that cancelling costs. */
interface Told {
  pricesPaise: readonly number[];
  feePaise?: number;
}

/** How often somebody did what a day has room for. */
export interface Day {
  phones: Set<string>;
  free: Set<string>;
  conversations: number;
  requests: number;
}

export interface World {
  readonly customers: Person[];
  readonly workers: Person[];
  readonly broker: Person;
  readonly admin: Person;
  readonly jobIds: string[];
  readonly marks: Marks;
  readonly coverage: Coverage;
  /** What the database held when it was last looked at. */
  seen: Snapshot;
  /** By customer's id and booking's id. */
  readonly told: Map<string, Told>;
  /** By the person's e-mail and the day in India. */
  readonly days: Map<string, Day>;
  /** Whom a message went to, by the sender's id. */
  readonly wrote: Set<string>;
  /** What somebody typed, which tells them nothing. By reader's id and text. */
  readonly typed: Set<string>;
  /** The first request for the same thing, by the id of what was asked in its place. */
  readonly needs: Map<string, string>;
  /** The latest link that proves an e-mail, by the address that it was mailed to. */
  readonly links: Map<string, { id: string; token: string }>;
  /** The calls so far, for whoever reads of a fault. */
  readonly log: string[];
  /** The fault of a control. */
  readonly fault: Fault;
}

/** What a control does in the place of a rule that is switched off. */
export interface Fault {
  /** Before a call. */
  before?(world: World, call: Sent): Promise<void>;
  /** After a call, before anybody looks. */
  after?(world: World, call: Sent & { status: number }): Promise<void>;
  /** Before the waiting work of the outbox is done. */
  beforeWork?(world: World): Promise<void>;
  /** After it. */
  afterWork?(world: World): Promise<void>;
  /** Makes of an answer what a faulty service would have answered. */
  answer?(world: World, call: Sent, text: string): Promise<string>;
  /** Makes of a body what a faulty service would have read in it. */
  body?(world: World, call: Sent): Promise<unknown>;
}

export interface Sent {
  readonly who: Person | null;
  /** Method and path of the contract. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const everybody = ({ customers, workers, broker, admin }: World): Person[] => [
  ...customers,
  ...workers,
  broker,
  admin,
];

/** Whose account an id is, or was. */
export const personOf = (world: World, userId: string): Person | undefined =>
  everybody(world).find(({ userIds }) => userIds.includes(userId));

const PLACE = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };

interface Casting {
  marks: Marks;
  role: Role;
  fields?: Partial<NewUser>;
  phone?: string;
}

const cast = async ({ marks, role, fields = {}, phone: shared }: Casting): Promise<Person> => {
  const owner = { ownerId: '' };
  const make = (kind: 'email' | 'name' | 'street') => marks.make({ kind, ...owner });
  const [email, name, street] = [`${make('email')}@example.test`, make('name'), make('street')];
  const phone = shared ?? marks.make({ kind: 'phone', ...owner });
  const address = { ...PLACE, street: `${street} Road`, landMark: `Beside ${make('street')}` };
  const user = await makeUser({ role, email, name, phone, address, ...fields });
  const { userId, token } = await makeSession(user);
  if (role === 'admin') await turnOnTotp(userId);
  marks.rename([email, name, address.street, address.landMark, ...(shared ? [] : [phone])], userId);
  return { role, name, email, phone, userIds: [userId], token, isGone: false };
};

/** A Monday far ahead: no row is old for the database, which removes by its own clock what has run out. */
const FIRST_INSTANT = instantInIndia({ localDate: '2031-03-03', minutes: 9 * 60 });

const CROWD = 34;
const CUSTOMERS = 10;
const RATES = [25_000, 40_000, null, 12_000];

const castCustomers = async (marks: Marks): Promise<Person[]> => {
  const customers: Person[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    // The third has typed the second one's phone: two friends who look like one, as they may be.
    const phone = index === 2 ? customers[1]?.phone : undefined;
    customers.push(await cast({ marks, role: 'customer', ...(phone && { phone }) }));
  }
  return customers;
};

const castWorkers = async (
  marks: Marks,
  skill: { _id: NewUserSkill['_id']; name: string },
  crowd: boolean,
) => {
  const workers: Person[] = [];
  const verification = { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Seen.' };
  for (let index = 0; index < (crowd ? CROWD : RATES.length); index += 1)
    workers.push(
      await cast({
        marks,
        role: 'worker',
        fields: {
          skills: [skill],
          hourlyRatePaise: RATES[index % RATES.length] ?? null,
          // The last of the four is nobody whom an admin has seen.
          ...(index % RATES.length !== 3 && { verification }),
        },
      }),
    );
  return workers;
};

type NewUserSkill = NonNullable<NewUser['skills']>[number];

/** Who came with whose code: the first customer's friends are all others, the first worker's the second. */
const refer = async (customers: readonly Person[], workers: readonly Person[]): Promise<void> => {
  const [first, ...friends] = customers;
  const [worker, other] = workers;
  if (!first || !worker || !other) throw new Error('Nobody was cast.');
  for (const friend of friends) await makeReferral({ referrerId: idOf(first), friendId: idOf(friend) });
  await makeReferral({ referrerId: idOf(worker), friendId: idOf(other) });
};

interface Setting {
  /** So many workers that days run out of phones and conversations. */
  crowd: boolean;
  coverage: Coverage;
  fault: Fault;
}

/** An empty database with its people in it. */
export const openWorld = async ({ crowd, coverage, fault }: Setting): Promise<World> => {
  await emptyDatabase();
  setClock(FIRST_INSTANT);
  const marks = new Marks();
  const { _id, name } = await makeSkill();
  const jobs = [
    await makeJob({ skillIds: [_id], pricePaise: 50_000 }),
    await makeJob({ skillIds: [_id], pricePaise: 5000 }),
  ];
  const customers = await castCustomers(marks);
  const workers = await castWorkers(marks, { _id, name }, crowd);
  await refer(customers, workers);
  return {
    ...{ customers, workers, marks, coverage, fault },
    broker: await cast({ marks, role: 'broker' }),
    admin: await cast({ marks, role: 'admin' }),
    jobIds: jobs.map((job) => String(job._id)),
    seen: emptySnapshot,
    told: new Map(),
    days: new Map(),
    wrote: new Set(),
    typed: new Set(),
    links: new Map(),
    needs: new Map(),
    log: [],
  };
};
